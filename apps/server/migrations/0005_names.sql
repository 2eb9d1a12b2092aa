-- What the players who were there at the beginning are called, and whether everybody may find a game while it is played.
ALTER TABLE seats ADD COLUMN name TEXT;
ALTER TABLE games ADD COLUMN public BIGINT NOT NULL DEFAULT 0;
CREATE INDEX public_games ON games (created_at) WHERE public = 1;

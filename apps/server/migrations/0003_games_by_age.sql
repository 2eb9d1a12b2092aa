-- Old games in which nobody has moved are looked for from time to time.
CREATE INDEX games_by_age ON games (created_at);

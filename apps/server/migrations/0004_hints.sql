-- Whether people who play each other agreed to hints before they began.
ALTER TABLE games ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;

-- What several servers need that share one database; one alone has a use for most of it too.

-- How many events a game had when what goes on by itself was last written: what is known from fewer
-- does not overwrite it, on whichever server it was known.
ALTER TABLE games ADD COLUMN going_at BIGINT NOT NULL DEFAULT 0;

-- The first version of the words of events that knows an event; an older server leaves such games to newer ones.
ALTER TABLE events ADD COLUMN version BIGINT NOT NULL DEFAULT 1;

-- Since when some server has always been there, and when one was there last. SQLite has only one server, which
-- remembers that itself.
CREATE TABLE watch (
    id BIGINT PRIMARY KEY,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
INSERT INTO watch (id, since, seen) VALUES (1, 0, 0);

-- What the engine has said of a position, by all that was asked.
CREATE TABLE answers (
    question TEXT PRIMARY KEY,
    answer TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX answers_by_age ON answers (at);

-- Files of releases that run beside each other, by the address that browsers ask for.
CREATE TABLE files (
    address TEXT PRIMARY KEY,
    body BYTEA NOT NULL,
    at BIGINT NOT NULL
);

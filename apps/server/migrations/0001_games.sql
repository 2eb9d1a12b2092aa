-- A game is its setup and the events that followed. Plain SQL that SQLite and PostgreSQL both read.

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- The starting position, or the layout whose color is to be chosen.
    start TEXT NOT NULL,
    chooser TEXT,
    clock_initial BIGINT,
    clock_increment BIGINT,
    created_at BIGINT NOT NULL,
    -- What follows from the events, kept to find games by.
    changed_at BIGINT NOT NULL,
    waits_for_computer BIGINT NOT NULL,
    deadline BIGINT
);

-- The two seats as they were at the beginning, with hashes of what proves who holds them.
CREATE TABLE seats (
    game_id TEXT NOT NULL REFERENCES games (id),
    color TEXT NOT NULL,
    sitter TEXT NOT NULL,
    token TEXT,
    holder TEXT,
    claim TEXT,
    PRIMARY KEY (game_id, color)
);

CREATE INDEX seats_by_token ON seats (token);
CREATE INDEX seats_by_holder ON seats (holder);

-- The key is what makes one of two racing moves win.
CREATE TABLE events (
    game_id TEXT NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
);

CREATE INDEX games_that_wait ON games (waits_for_computer) WHERE waits_for_computer = 1;
CREATE INDEX games_with_deadline ON games (deadline) WHERE deadline IS NOT NULL;

-- When a game last changed is the time of its last event.
ALTER TABLE games DROP COLUMN changed_at;

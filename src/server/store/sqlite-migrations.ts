/** Forward only: the n-th brings version n−1 to n. What was released is never changed. */
export const sqliteMigrations = [
  `CREATE TABLE messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     key TEXT NOT NULL UNIQUE,
     digest TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     service TEXT NOT NULL,
     message TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     handled_at INTEGER
   ) STRICT;
   CREATE TABLE outbox (
     id INTEGER PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
     message_id TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     sent_at INTEGER,
     error TEXT
   ) STRICT;
   CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
   CREATE TABLE senders (sender TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE secret (value TEXT NOT NULL) STRICT;
   INSERT INTO secret VALUES (lower(hex(randomblob(32))));`,
]

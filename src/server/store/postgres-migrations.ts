/** Forward only: the n-th brings version n−1 to n. What was released is never changed. */
export const postgresMigrations = [
  `CREATE TABLE messages (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     key text NOT NULL UNIQUE,
     digest text NOT NULL,
     name text NOT NULL,
     email text NOT NULL,
     service text NOT NULL,
     message text NOT NULL,
     received_at bigint NOT NULL,
     handled_at bigint
   );
   CREATE TABLE outbox (
     id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
     message_id text NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     due_at bigint NOT NULL,
     sent_at bigint,
     error text
   );
   CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
   CREATE TABLE senders (sender text PRIMARY KEY, until bigint NOT NULL);
   CREATE TABLE secret (value text NOT NULL);
   INSERT INTO secret VALUES (
     replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
   );`,
]

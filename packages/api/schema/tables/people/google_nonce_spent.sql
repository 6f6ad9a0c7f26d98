-- One row per nonce that was used for a sign-in with Google; each is accepted once, by whichever process.
create table google_nonce_spent (
  nonce_hash bytea not null,
  spent_at timestamptz not null,
  constraint google_nonce_spent_pkey primary key (nonce_hash)
);
create index google_nonce_spent__by_age on google_nonce_spent (spent_at);

-- What a sign-in by Google was begun with; each signs in once, whichever process is asked.
create table google_nonce_spent (
  nonce_hash bytea not null,
  spent_at timestamptz not null,
  constraint google_nonce_spent_pkey primary key (nonce_hash)
);
create index google_nonce_spent__by_age on google_nonce_spent (spent_at);

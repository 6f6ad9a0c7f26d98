-- One row per prize draw, which anyone can recompute. The seed is created before the first entry and its hash is
-- published from then on; the beacon is a public value that is not known before the end.
create table giveaway (
  id text not null,
  title text not null,
  prize text not null,
  intro text not null,
  rules text[] not null,
  beacon_source text not null,
  form_id text not null,
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  winners integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_published boolean not null default true,
  -- Published only after the draw, because it would reveal the winners.
  seed bytea not null,
  seed_hash bytea not null,
  beacon text,
  -- Of the sorted entries, stored and published when the giveaway is over: from then on no entry is accepted, and a list
  -- with another hash is not drawn.
  list_hash bytea,
  drawn_at timestamptz,
  constraint giveaway__identity primary key (id),
  constraint giveaway__drawn check ((drawn_at is null) = (beacon is null) and (drawn_at is null
    or list_hash is not null) and drawn_at >= ends_at),
  constraint giveaway__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint giveaway__seed check (length(seed) >= 16 and seed_hash = sha256(seed)),
  constraint giveaway__time check (ends_at > starts_at),
  constraint giveaway__winners check (winners >= 1 and winners <= 100),
  constraint giveaway__form foreign key (form_id) references form (id)
);
create index giveaway__form_of on giveaway (form_id);

-- Giveaways: one entry a person, and a draw that anybody can make again. The seed is made before the first entry and its
-- hash is shown from then on; the beacon is a public value that nobody knew before the end.
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
  -- Shown with the winners, not before.
  seed bytea not null,
  seed_hash bytea not null,
  beacon text,
  list_hash bytea,
  drawn_at timestamptz,
  constraint giveaway__identity primary key (id),
  constraint giveaway__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint giveaway__form foreign key (form_id) references form (id),
  constraint giveaway__time check (ends_at > starts_at),
  constraint giveaway__winners check (winners between 1 and 100),
  constraint giveaway__seed check (length(seed) >= 16 and seed_hash = sha256(seed)),
  constraint giveaway__drawn
    check ((drawn_at is null) = (beacon is null) and (drawn_at is null) = (list_hash is null) and drawn_at >= ends_at)
);
create index giveaway__form_of on giveaway (form_id);

-- `entry` is what somebody is called in the list: nobody but they know whose it is.
create table giveaway_entry (
  giveaway_id text not null,
  entry text not null,
  user_id bigint,
  entered_at timestamptz not null,
  constraint giveaway_entry__identity primary key (giveaway_id, entry),
  constraint giveaway_entry__one_a_person unique (giveaway_id, user_id),
  constraint giveaway_entry__giveaway foreign key (giveaway_id) references giveaway (id),
  constraint giveaway_entry__user foreign key (user_id) references app_user (id) on delete set null,
  constraint giveaway_entry__form check (entry ~ '^[0-9a-f]{16}$')
);
create index giveaway_entry__person on giveaway_entry (user_id) where user_id is not null;

-- Who won, in the order of the draw; who did not take the prize is passed over, with the reason.
create table giveaway_winner (
  giveaway_id text not null,
  rank integer not null,
  entry text not null,
  passed_over text,
  constraint giveaway_winner__identity primary key (giveaway_id, rank),
  constraint giveaway_winner__entry foreign key (giveaway_id, entry) references giveaway_entry (giveaway_id, entry),
  constraint giveaway_winner__once unique (giveaway_id, entry)
);

-- One row per delivery address that a user saved.
create table address (
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text not null default '',
  landmark text not null default '',
  city text not null,
  state text not null,
  postcode text not null,
  kind text not null default 'home',
  is_default boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint address_pkey primary key (id),
  constraint address__kind check (kind in ('home', 'work', 'other')),
  constraint address__line1_length check (length(line1) >= 3 and length(line1) <= 120),
  constraint address__name_length check (length(name) >= 1 and length(name) <= 60),
  constraint address__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint address__postcode check (postcode ~ '^[1-9][0-9]{5}$'),
  constraint address_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index address__of_user on address (user_id);
create unique index address__one_default on address (user_id) where is_default;

create table address (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
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
  constraint address__name_length check (length(name) between 1 and 60),
  constraint address__line1_length check (length(line1) between 3 and 120),
  constraint address__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint address__postcode check (postcode ~ '^[1-9][0-9]{5}$'),
  constraint address__kind check (kind in ('home', 'work', 'other'))
);
create index address__of_user on address (user_id);
create unique index address__one_default on address (user_id) where is_default;

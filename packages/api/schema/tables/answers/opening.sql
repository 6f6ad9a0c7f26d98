-- One row per job opening in the team. Applications are answers to the form 'careers'.
create table opening (
  id text not null,
  title text not null,
  team text not null,
  -- Null if the job is not tied to a city.
  city text,
  terms text not null,
  line text not null,
  about text[] not null,
  does text[] not null,
  needs text[] not null,
  position integer not null default 0,
  is_published boolean not null default true,
  posted_at timestamptz not null default now(),
  closes_at timestamptz,
  constraint opening__identity primary key (id),
  constraint opening__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint opening__time check (closes_at > posted_at)
);

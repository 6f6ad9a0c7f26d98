-- Records which demo data was seeded, and when, so that it is seeded once.
create table seed_run (
  name text not null,
  version integer not null,
  seeded_at timestamptz not null default now(),
  constraint seed_run__identity primary key (name)
);

-- Which world was sown here, so that it is sown once.
create table seed_run (
  name text not null,
  version integer not null,
  sown_at timestamptz not null default now(),
  constraint seed_run__identity primary key (name)
);

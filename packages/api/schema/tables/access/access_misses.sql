-- How often somebody tried a wrong code of the access programme, so that guessing is slowed down.
create table access_misses (
  subject text not null,
  misses integer not null,
  last_at timestamptz not null,
  constraint access_misses__identity primary key (subject)
);

-- What `searchable_<kind>(refs)` functions tell of the things that are to be found.
create type searchable_row as (
  ref text,
  city text,
  title text,
  line text,
  words text,
  href text,
  image jsonb,
  popularity integer,
  made_at timestamptz,
  ends_at timestamptz
);

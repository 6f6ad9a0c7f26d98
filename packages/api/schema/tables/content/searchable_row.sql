-- A search document as the functions `searchable_<kind>(refs)` return it.
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

-- Counts consecutive wrong codes and PINs of the access programme, so that guessing can be throttled. `subject` is a
-- staff account, a member at an outlet, or all members at an outlet; a correct entry deletes the row.
create table access_misses (
  subject text not null,
  misses integer not null,
  last_at timestamptz not null,
  constraint access_misses__identity primary key (subject)
);

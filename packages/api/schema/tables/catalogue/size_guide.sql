-- One row per size table that products refer to.
create table size_guide (
  sg_type text not null,
  title text not null,
  unit text not null,
  columns text[] not null,
  rows jsonb not null,
  how text not null,
  constraint size_guide__identity primary key (sg_type),
  constraint size_guide__rows check (jsonb_typeof(rows) = 'array')
);

-- One row per piece of an uploaded film, of at most one megabyte.
create table video_piece (
  video_id text not null,
  number integer not null,
  -- Films do not compress any further.
  bytes bytea storage external not null,
  constraint video_piece__identity primary key (video_id, number),
  constraint video_piece__size check (octet_length(bytes) >= 1 and octet_length(bytes) <= 1048576),
  constraint video_piece__video foreign key (video_id) references video_file (id) on delete cascade
);

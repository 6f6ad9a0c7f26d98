-- Pieces of uploaded films, of a megabyte each.
create table video_piece (
  video_id text not null,
  number integer not null,
  -- Films do not get smaller by packing them once more.
  bytes bytea storage external not null,
  constraint video_piece__identity primary key (video_id, number),
  constraint video_piece__size check (octet_length(bytes) >= 1 and octet_length(bytes) <= 1048576),
  constraint video_piece__video foreign key (video_id) references video_file (id) on delete cascade
);

-- One row per option of a ballot, with the number of votes it has received.
create table ballot_option (
  ballot_id text not null,
  id text not null,
  title text not null,
  line text not null default '',
  -- For a brand, the slug of its shop page; null for other options.
  slug text,
  picture_url text,
  picture_alt text,
  picture_ground text,
  position integer not null default 0,
  votes integer not null default 0,
  constraint ballot_option__identity primary key (ballot_id, id),
  constraint ballot_option__picture check ((picture_url is null) = (picture_alt is null)
    and (picture_url is null) = (picture_ground is null)),
  constraint ballot_option__ballot foreign key (ballot_id) references ballot (id) on delete cascade
);

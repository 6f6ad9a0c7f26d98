-- One row per award and year: the winner, as the pages show it.
create table award_winner (
  year integer not null,
  award text not null,
  slug text not null,
  name text not null,
  line text not null,
  picture_url text,
  picture_alt text,
  picture_ground text,
  position integer not null default 0,
  constraint award_winner__identity primary key (year, award),
  constraint award_winner__picture check ((picture_url is null) = (picture_alt is null)
    and (picture_url is null) = (picture_ground is null))
);

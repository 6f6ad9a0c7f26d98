-- Winners of the awards by year, as the pages show them.
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

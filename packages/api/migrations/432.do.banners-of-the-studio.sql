-- The campaign team writes banners and ads. They are one kind of thing at different places: an ad stands at 'ad', names
-- its advertiser where others have a kicker, and has an end.
alter table banner
  add column is_published boolean not null default true,
  add constraint banner__ad_ends check (screen <> 'ad' or ends_at is not null),
  add constraint banner__position check (position between 0 and 999);

insert into banner (screen, cities, kicker, title, line, url, cta, picture_url, picture_alt, picture_ground, position,
  starts_at, ends_at)
select 'ad', cities, advertiser, title, words, url, cta, picture_url, picture_alt, picture_ground, position, starts_at,
  ends_at
from ad order by id;

drop table ad;

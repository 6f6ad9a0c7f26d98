-- The banner below the header belongs to a page by its name. What was shown on all six of them stays on each.
insert into banner (screen, cities, kicker, title, line, url, cta, picture_url, picture_alt, picture_ground, position,
  starts_at, ends_at)
select pages.name, b.cities, b.kicker, b.title, b.line, b.url, b.cta, b.picture_url, b.picture_alt, b.picture_ground,
  b.position, b.starts_at, b.ends_at
from banner b
cross join (
  values ('/home-new'), ('/generic-landing-page'), ('/discovery'), ('/lbb-tv'), ('/commerce-category'), ('/cart')
) as pages (name)
where b.screen = 'header';

delete from banner where screen = 'header';

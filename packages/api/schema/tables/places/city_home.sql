-- One row per city, with the content of its home page; the city 'all' stands for the whole country.
create table city_home (
  city text not null,
  hero_title text not null,
  hero_text text not null,
  hero_scene text not null,
  hero_alt text not null,
  hero_ground text not null,
  actions jsonb not null,
  chips jsonb not null,
  constraint city_home__identity primary key (city),
  constraint city_home__ground check (hero_ground ~ '^#[0-9a-f]{6}$'),
  constraint city_home__lists check (jsonb_typeof(actions) = 'array' and jsonb_typeof(chips) = 'array')
);

-- One row per group of experiences on the pages of city and travel campaigns: days out with friends, and a city to
-- travel to. Booking leads to the registration of an event if there is one, else to a form.
create table experience_category (
  campaign text not null,
  slug text not null,
  title text not null,
  line text not null,
  image jsonb not null,
  position smallint not null,
  constraint experience_category__identity primary key (campaign, slug),
  constraint experience_category__campaign check (campaign in ('friends-day-out', 'singapore')),
  constraint experience_category__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

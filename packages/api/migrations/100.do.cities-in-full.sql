-- What a city tells, in full. Each table is written by its own module:
--
-- locality, sub_locality        neighbourhoods and their corners
-- tag                           what people look for when they know no name yet
-- author                        people who write: an account with a handle, a story and a face
-- place, post                   what there is, and what is written about it
-- mall, video, place_map        malls with floors, films, lists of places worth a map
-- place_feed, post_feed         a list that can be read from its top: 'delhi', 'delhi/tag/chai'; with its length
-- place_in_feed, post_in_feed   what stands in it
-- city_address                  one space of slugs for what stands at /{city}/{slug}: posts and events
-- moved_slug                    old slugs, and where they went
--
-- What is a draft stands in no feed; what is published later stands in them already and is passed over until then.

alter table locality
  add column story text not null default '',
  add column pincode text,
  add column lat double precision,
  add column lng double precision,
  add constraint locality__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  add constraint locality__point check ((lat is null) = (lng is null));

create table sub_locality (
  city text not null,
  locality_slug text not null,
  slug text not null,
  name text not null,
  position integer not null default 0,
  constraint sub_locality__identity primary key (city, locality_slug, slug),
  constraint sub_locality__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint sub_locality__locality foreign key (city, locality_slug) references locality (city, slug) on delete cascade
);

create table tag (
  slug text not null,
  name text not null,
  line text not null,
  tag_group text not null,
  is_programmatic boolean not null default false,
  position integer not null default 0,
  constraint tag__identity primary key (slug),
  constraint tag__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint tag__name check (length(name) between 1 and 80)
);

-- `city` is null for those who write about all of them.
create table author (
  user_id bigint not null,
  handle text not null,
  name text not null,
  line text not null,
  story text not null,
  city text,
  face jsonb,
  constraint author__identity primary key (user_id),
  constraint author__handle_unique unique (handle),
  constraint author__handle check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and handle !~ '^[0-9]+$'),
  constraint author__name check (length(name) between 1 and 120),
  constraint author__account foreign key (user_id) references app_user (id) on delete cascade
);

create table city_address (
  slug text not null,
  kind text not null,
  constraint city_address__identity primary key (slug),
  constraint city_address__kind check (kind in ('post', 'event'))
);

create table moved_slug (
  kind text not null,
  city text not null,
  old text not null,
  new text not null,
  moved_at timestamptz not null default clock_timestamp(),
  constraint moved_slug__identity primary key (kind, city, old),
  constraint moved_slug__kind check (kind in ('place', 'post', 'event', 'mall')),
  constraint moved_slug__elsewhere check (old <> new)
);
create index moved_slug__by_target on moved_slug (kind, city, new);

-- A picture is a scene of the city, drawn on demand, or one that was uploaded.
create function content_picture(city text, scene text, url text, alt text, ground text) returns json
language sql immutable parallel safe as $$
  select json_build_object('url', coalesce(url, '/images/scene/' || city || '/' || scene), 'width', 1200, 'height', 800,
    'alt', alt, 'color', ground)
$$;

create function post_path(city text, kind text, slug text) returns text
language sql immutable parallel safe as $$
  select case when kind in ('guide', 'discovery') then '/' || city || '/' else '/' || city || '/post/' end || slug
$$;

create function wire_time(at timestamptz) returns text
language sql stable parallel safe as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') $$;

-- Mercator's metres: circles stay circles, so the nearest in the plane is the nearest on the ground.
create function map_point(lat double precision, lng double precision) returns point
language sql immutable parallel safe as $$
  select point(6371008.8 * radians(lng), 6371008.8 * ln(tan(pi() / 4 + radians(lat) / 2)))
$$;

-- Places. `hours` are minutes of a week that begins on Monday at midnight in India; null where nobody knows.
drop index place__by_city;
drop index place__by_locality;
alter table place
  drop column opening_hours,
  drop column position,
  add column type text not null default 'outdoors',
  add column price smallint,
  add column story text[] not null default '{}',
  add column how_to text not null default '',
  add column phone text,
  add column tags text[] not null default '{}',
  add column hours_text text,
  add column hours int4multirange,
  add column picture_url text,
  add column more_pictures jsonb not null default '[]',
  add column saves integer not null default 0,
  add column featured smallint not null default 0,
  add column popularity integer not null generated always as (saves + featured * 1000) stored,
  add column rating numeric(2, 1),
  add column review_count integer not null default 0,
  add column status text not null default 'published',
  add column published_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column card text not null default '';
update place set
  address = coalesce(address, ''), lat = coalesce(lat, 20.59), lng = coalesce(lng, 78.96), published_at = now(),
  status = case when is_published then 'published' else 'draft' end;
alter table place
  drop column is_published,
  alter column address set not null,
  alter column address set default '',
  alter column lat set not null,
  alter column lng set not null,
  add column spot point not null generated always as (map_point(lat, lng)) stored,
  add constraint place__type check (
    type in ('food', 'nightlife', 'shopping', 'outdoors', 'culture', 'wellness', 'activities')
  ),
  add constraint place__price check (price between 1 and 3),
  add constraint place__point check (lat between -85 and 85 and lng between -180 and 180),
  add constraint place__hours check (hours <@ '{[0,10080)}'::int4multirange),
  add constraint place__pictures check (jsonb_typeof(more_pictures) = 'array'),
  add constraint place__saves check (saves >= 0),
  add constraint place__rating check (rating between 1 and 5 and review_count >= 0),
  add constraint place__status check (status in ('draft', 'scheduled', 'published')),
  add constraint place__published check (status = 'draft' or published_at is not null);
create index place__spot on place using gist (spot) where status <> 'draft';
create index place__by_locality on place (city, locality_slug);

-- Posts.
drop index post__by_city;
alter table post rename column body to blocks;
alter table post
  drop column path,
  drop column position,
  drop constraint post__slug_unique,
  add constraint post__slug_unique unique (slug),
  add column author_id bigint,
  add column tags text[] not null default '{}',
  add column picture_url text,
  add column featured smallint not null default 0,
  add column popularity integer not null generated always as (saves + featured * 1000) stored,
  add column status text not null default 'published',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column card text not null default '',
  alter column published_at drop not null;
update post set status = case when is_published then 'published' else 'draft' end;
alter table post
  drop column is_published,
  add constraint post__status check (status in ('draft', 'scheduled', 'published')),
  add constraint post__published check (status = 'draft' or published_at is not null),
  add constraint post__author foreign key (author_id) references author (user_id);
create index post__by_author on post (author_id);

create table mall (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  locality_slug text not null,
  title text not null,
  line text not null,
  story text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  hours_text text,
  hours int4multirange,
  floors jsonb not null,
  scene text not null,
  alt text not null,
  ground text not null,
  picture_url text,
  position integer not null default 0,
  constraint mall__identity primary key (id),
  constraint mall__slug_unique unique (slug),
  constraint mall__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint mall__floors check (jsonb_typeof(floors) = 'array'),
  constraint mall__hours check (hours <@ '{[0,10080)}'::int4multirange),
  constraint mall__locality foreign key (city, locality_slug) references locality (city, slug)
);
create index mall__by_city on mall (city, position, id);

-- `frames` are pictures with captions: [{ scene | url, alt, caption }]. With a file it is a film that moves.
create table video (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  title text not null,
  line text not null,
  tag text not null,
  author_id bigint not null,
  minutes smallint not null,
  scene text not null,
  alt text not null,
  ground text not null,
  picture_url text,
  frames jsonb not null default '[]',
  file_url text,
  file_type text,
  published_at timestamptz not null,
  constraint video__identity primary key (id),
  constraint video__slug_unique unique (slug),
  constraint video__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint video__frames check (jsonb_typeof(frames) = 'array'),
  constraint video__file check ((file_url is null) = (file_type is null) and file_type in ('video/mp4', 'video/webm')),
  constraint video__tag foreign key (tag) references tag (slug),
  constraint video__author foreign key (author_id) references author (user_id)
);
create index video__newest on video (city, published_at desc, id desc);
create index video__by_tag on video (tag, published_at desc, id desc);

create table place_map (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  title text not null,
  line text not null,
  story text not null,
  places text[] not null,
  position integer not null default 0,
  constraint place_map__identity primary key (id),
  constraint place_map__slug_unique unique (slug),
  constraint place_map__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
create index place_map__by_city on place_map (city, position, id);

-- Read with every list: kept in the row, unpacked.
alter table place alter column card set storage plain;
alter table post alter column card set storage plain;

-- Feeds: every list of places or posts that a page reads from its top. Reading one is a walk along an index however
-- many things there are, and its length is kept, so nothing is counted while somebody waits.

create table place_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint place_feed__identity primary key (id),
  constraint place_feed__key_unique unique (key),
  constraint place_feed__count check (count >= 0)
);
create table place_in_feed (
  feed_id integer not null,
  place_id bigint not null,
  popularity integer not null,
  published_at timestamptz not null,
  constraint place_in_feed__identity primary key (place_id, feed_id),
  constraint place_in_feed__feed foreign key (feed_id) references place_feed (id),
  constraint place_in_feed__place foreign key (place_id) references place (id) on delete cascade
);
create index place_in_feed__popular on place_in_feed (feed_id, popularity desc, place_id desc) include (published_at);
create index place_in_feed__latest on place_in_feed (feed_id, published_at desc, place_id desc);

create table post_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint post_feed__identity primary key (id),
  constraint post_feed__key_unique unique (key),
  constraint post_feed__count check (count >= 0)
);
create table post_in_feed (
  feed_id integer not null,
  post_id bigint not null,
  popularity integer not null,
  published_at timestamptz not null,
  constraint post_in_feed__identity primary key (post_id, feed_id),
  constraint post_in_feed__feed foreign key (feed_id) references post_feed (id),
  constraint post_in_feed__post foreign key (post_id) references post (id) on delete cascade
);
create index post_in_feed__popular on post_in_feed (feed_id, popularity desc, post_id desc) include (published_at);
create index post_in_feed__latest on post_in_feed (feed_id, published_at desc, post_id desc);

-- The feeds a place stands in, and those of a post.
create function feeds_of(p place) returns setof text language sql immutable parallel safe as $$
  select key from (
    select p.city as key
    union all select p.city || '/type/' || p.type
    union all select p.city || '/locality/' || p.locality_slug
    union all select p.city || '/tag/' || tag from unnest(p.tags) as tag
    union all select p.city || '/locality/' || p.locality_slug || '/tag/' || tag from unnest(p.tags) as tag
  ) feed where p.status <> 'draft' group by key
$$;
create function feeds_of(p post) returns setof text language sql stable parallel safe as $$
  select key from (
    select p.city as key
    union all select p.city || '/kind/' || p.kind
    union all select p.city || '/locality/' || p.locality_slug
    union all select p.city || '/kind/' || p.kind || '/locality/' || p.locality_slug
    union all select p.city || '/tag/' || tag from unnest(p.tags) as tag
    union all select p.city || '/locality/' || p.locality_slug || '/tag/' || tag from unnest(p.tags) as tag
    union all select p.city || '/kind/' || p.kind || '/tag/' || tag from unnest(p.tags) as tag
    union all select 'author/' || a.handle from author a where a.user_id = p.author_id
  ) feed where p.status <> 'draft' and key is not null group by key
$$;

create function keep_place_feeds() returns trigger language plpgsql as $$
declare
  wanted text[] := array(select feeds_of(new) order by 1);
begin
  insert into place_feed (key) select unnest(wanted) on conflict (key) do nothing;
  delete from place_in_feed i using place_feed f
  where i.place_id = new.id and f.id = i.feed_id and f.key <> all (wanted);
  insert into place_in_feed (feed_id, place_id, popularity, published_at)
  select f.id, new.id, new.popularity, new.published_at from place_feed f where f.key = any (wanted)
  on conflict (place_id, feed_id) do update
  set popularity = excluded.popularity, published_at = excluded.published_at
  where (place_in_feed.popularity, place_in_feed.published_at) <> (excluded.popularity, excluded.published_at);
  return null;
end
$$;
create trigger place__feeds_new after insert on place for each row execute function keep_place_feeds();
create trigger place__feeds after update on place for each row
when (
  (old.city, old.type, old.locality_slug, old.tags, old.status, old.popularity, old.published_at)
  is distinct from (new.city, new.type, new.locality_slug, new.tags, new.status, new.popularity, new.published_at)
) execute function keep_place_feeds();

create function keep_post_feeds() returns trigger language plpgsql as $$
declare
  wanted text[] := array(select feeds_of(new) order by 1);
begin
  insert into post_feed (key) select unnest(wanted) on conflict (key) do nothing;
  delete from post_in_feed i using post_feed f
  where i.post_id = new.id and f.id = i.feed_id and f.key <> all (wanted);
  insert into post_in_feed (feed_id, post_id, popularity, published_at)
  select f.id, new.id, new.popularity, new.published_at from post_feed f where f.key = any (wanted)
  on conflict (post_id, feed_id) do update
  set popularity = excluded.popularity, published_at = excluded.published_at
  where (post_in_feed.popularity, post_in_feed.published_at) <> (excluded.popularity, excluded.published_at);
  return null;
end
$$;
create trigger post__feeds_new after insert on post for each row execute function keep_post_feeds();
create trigger post__feeds after update on post for each row
when (
  (old.city, old.kind, old.locality_slug, old.tags, old.author_id, old.status, old.popularity, old.published_at)
  is distinct from
  (new.city, new.kind, new.locality_slug, new.tags, new.author_id, new.status, new.popularity, new.published_at)
) execute function keep_post_feeds();

-- Lengths, always locked in the order of the feeds, so that two writers never wait for each other in a circle.
create function keep_feed_counts() returns trigger language plpgsql as $$
begin
  execute format(
    'with changed as (select feed_id, count(*)::integer as n from changed_rows group by feed_id),
       held as (select f.id from %1$I f join changed c on c.feed_id = f.id order by f.id for update of f)
     update %1$I f set count = f.count %2$s c.n from changed c join held h on h.id = c.feed_id where f.id = c.feed_id',
    tg_argv[0], case tg_op when 'INSERT' then '+' else '-' end);
  return null;
end
$$;
create trigger place_in_feed__count_new after insert on place_in_feed referencing new table as changed_rows
for each statement execute function keep_feed_counts('place_feed');
create trigger place_in_feed__count_gone after delete on place_in_feed referencing old table as changed_rows
for each statement execute function keep_feed_counts('place_feed');
create trigger post_in_feed__count_new after insert on post_in_feed referencing new table as changed_rows
for each statement execute function keep_feed_counts('post_feed');
create trigger post_in_feed__count_gone after delete on post_in_feed referencing old table as changed_rows
for each statement execute function keep_feed_counts('post_feed');

-- Cards as the contract wants them, open at the end: what depends on the clock or on where somebody stands is added
-- by whoever reads.
create function place_card(p place) returns text language sql stable parallel safe as $$
  select left(json_build_object('id', p.id::text, 'slug', p.slug, 'city', p.city, 'href', '/places/' || p.slug,
    'title', p.title, 'kind', p.kind, 'type', p.type,
    'locality', coalesce((select l.name from locality l where l.city = p.city and l.slug = p.locality_slug), ''),
    'line', p.line, 'lat', p.lat, 'lng', p.lng, 'price', p.price, 'saves', p.saves,
    'image', content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground))::text, -1)
$$;
create function post_card(p post) returns text language sql stable parallel safe as $$
  select left(json_build_object('id', p.id::text, 'slug', p.slug, 'city', p.city, 'kind', p.kind,
    'href', post_path(p.city, p.kind, p.slug), 'kicker', p.kicker, 'title', p.title, 'line', p.line,
    'author', coalesce((select a.name from author a where a.user_id = p.author_id), p.author), 'minutes', p.minutes,
    'saves', p.saves, 'publishedAt', wire_time(coalesce(p.published_at, p.updated_at)),
    'image', content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground))::text, -1)
$$;

create function write_place_card() returns trigger language plpgsql as $$
begin
  new.card := place_card(new);
  return new;
end
$$;
create trigger place__card before insert or update on place for each row execute function write_place_card();
create function write_post_card() returns trigger language plpgsql as $$
begin
  new.card := post_card(new);
  return new;
end
$$;
create trigger post__card before insert or update on post for each row execute function write_post_card();

create function rename_locality_on_cards() returns trigger language plpgsql as $$
begin
  update place set updated_at = updated_at where city = new.city and locality_slug = new.slug;
  return null;
end
$$;
create trigger locality__cards after update of name on locality for each row
when (old.name <> new.name) execute function rename_locality_on_cards();
create function rename_author_on_cards() returns trigger language plpgsql as $$
begin
  update post set updated_at = updated_at where author_id = new.user_id;
  return null;
end
$$;
create trigger author__cards after update of name on author for each row
when (old.name <> new.name) execute function rename_author_on_cards();

-- What moved: an old slug always leads to where the thing stands today, in one step.
create function remember_moved_slug() returns trigger language plpgsql as $$
begin
  delete from moved_slug where kind = tg_argv[0] and city = new.city and old = new.slug;
  update moved_slug set new = new.slug where kind = tg_argv[0] and city = old.city and moved_slug.new = old.slug;
  insert into moved_slug (kind, city, old, new) values (tg_argv[0], old.city, old.slug, new.slug)
  on conflict (kind, city, old) do update set new = excluded.new, moved_at = excluded.moved_at;
  return null;
end
$$;
create trigger place__moved after update of slug on place for each row
when (old.slug <> new.slug) execute function remember_moved_slug('place');
create trigger post__moved after update of slug on post for each row
when (old.slug <> new.slug) execute function remember_moved_slug('post');
create trigger mall__moved after update of slug on mall for each row
when (old.slug <> new.slug) execute function remember_moved_slug('mall');

-- Posts and events answer at the same addresses, so no slug may be both.
create function claim_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from city_address where slug = old.slug and kind = tg_argv[0];
  end if;
  if tg_op <> 'DELETE' then
    insert into city_address (slug, kind) values (new.slug, tg_argv[0]);
  end if;
  return null;
end
$$;
insert into city_address (slug, kind) select slug, 'event' from event;
insert into city_address (slug, kind) select slug, 'post' from post on conflict do nothing;
create trigger post__address after insert or delete or update of slug on post
for each row execute function claim_address('post');
create trigger event__address after insert or delete or update of slug on event
for each row execute function claim_address('event');

-- What stood here before gets its card and its feeds.
update place set updated_at = updated_at;
update post set updated_at = updated_at;
insert into place_feed (key) select distinct feeds_of(p) from place p;
insert into place_in_feed (feed_id, place_id, popularity, published_at)
select f.id, p.id, p.popularity, p.published_at from place p cross join lateral feeds_of(p) as key join place_feed f using (key);
insert into post_feed (key) select distinct feeds_of(p) from post p;
insert into post_in_feed (feed_id, post_id, popularity, published_at)
select f.id, p.id, p.popularity, p.published_at from post p cross join lateral feeds_of(p) as key join post_feed f using (key);

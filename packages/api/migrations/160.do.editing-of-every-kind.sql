-- Places and events are edited as posts are: what is saved waits in `draft` beside what readers see, and the last
-- states are kept to go back to.
alter table place
  add column draft jsonb,
  add column edited_by bigint,
  add column edited_at timestamptz,
  add constraint place__edited_by foreign key (edited_by) references app_user (id) on delete set null,
  add constraint place__draft check (jsonb_typeof(draft) = 'object');
create index place__touched on place ((coalesce(edited_at, updated_at)) desc, id desc);
create index place__editor on place (edited_by) where edited_by is not null;

create table place_revision (
  place_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint place_revision__identity primary key (place_id, version),
  constraint place_revision__place foreign key (place_id) references place (id) on delete cascade,
  constraint place_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null,
  constraint place_revision__content check (jsonb_typeof(content) = 'object')
);
create index place_revision__saver on place_revision (saved_by);

-- `published_at` of an event is null where nobody named a time: it has always been there. Its ticket types wait in the
-- draft, too, under 'tickets'.
alter table event
  add column picture_url text,
  add column published_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column draft jsonb,
  add column edited_by bigint,
  add column edited_at timestamptz,
  add constraint event__edited_by foreign key (edited_by) references app_user (id) on delete set null,
  add constraint event__draft check (jsonb_typeof(draft) = 'object');
create index event__touched on event ((coalesce(edited_at, updated_at)) desc, id desc);
create index event__editor on event (edited_by) where edited_by is not null;

create table event_revision (
  event_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint event_revision__identity primary key (event_id, version),
  constraint event_revision__event foreign key (event_id) references event (id) on delete cascade,
  constraint event_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null,
  constraint event_revision__content check (jsonb_typeof(content) = 'object')
);
create index event_revision__saver on event_revision (saved_by);

create trigger event__moved after update of slug on event for each row
when (old.slug <> new.slug) execute function remember_moved_slug('event');

-- What is published later stands in the search already and is passed over until then.
create or replace function searchable_event(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select e.id::text, e.city, e.title,
      to_char(e.starts_at at time zone 'Asia/Kolkata', 'Dy FMDD Mon, FMHH12.MI am') || ' · ' || e.venue,
      concat_ws(' ', e.venue, l.name, e.city, e.kind, e.host, array_to_string(e.tags, ' '), e.line),
      '/' || e.city || '/' || e.slug,
      content_picture(e.city, e.scene, e.picture_url, e.alt, e.ground)::jsonb, 450,
      greatest(least(e.starts_at - interval '14 days', date_trunc('day', now())), e.published_at), e.ends_at
    from unnest(refs) as wanted (ref)
    join event e on e.id = wanted.ref::bigint and e.is_published and e.status <> 'cancelled'
    left join locality l on l.city = e.city and l.slug = e.locality_slug;
end
$$;

-- Of the many kinds of addresses only the line of events differs: none that is still to be published.
do $$
declare
  body text := pg_get_functiondef('site_address'::regproc);
  changed text := replace(body, 'e.is_published and e.ends_at > now()',
    'e.is_published and coalesce(e.published_at, now()) <= now() and e.ends_at > now()');
begin
  if changed = body then
    raise exception 'site_address has no line of events as this migration knows it';
  end if;
  execute changed;
end
$$;

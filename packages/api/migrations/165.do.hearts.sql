-- Malls, films and lists of places are saved like all else.
alter table saved_item drop constraint saved_item__kind;
alter table saved_item add constraint saved_item__kind
  check (kind in ('product', 'place', 'post', 'event', 'mall', 'video', 'map'));

-- How often a place or a post was saved. `saves` is shown and sorted by; `hearts` says how many of them stand in
-- saved_item, the others came with the thing. Both follow a heart in its own transaction.
alter table place add column hearts integer not null default 0, add constraint place__hearts check (hearts between 0 and saves);
alter table post add column hearts integer not null default 0, add constraint post__hearts check (hearts between 0 and saves);
create index place__hearts on place (slug) where hearts > 0;
create index post__hearts on post (slug) where hearts > 0;

-- Whoever changes several locks them in the order of their ids, so that two never wait for each other in a circle.
create function count_hearts() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  with changed as (select ref, count(*)::integer as n from changed_rows where kind = 'place' group by ref),
    held as (
      select p.id, c.n from place p join changed c on c.ref = p.slug order by p.id for no key update of p
    )
  update place p set hearts = p.hearts + sign * h.n, saves = p.saves + sign * h.n from held h where h.id = p.id;
  with changed as (
      select split_part(ref, '/', 1) as city, split_part(ref, '/', 2) as slug, count(*)::integer as n
      from changed_rows where kind = 'post' group by ref
    ),
    held as (
      select p.id, c.n from post p join changed c on c.slug = p.slug and c.city = p.city order by p.id
      for no key update of p
    )
  update post p set hearts = p.hearts + sign * h.n, saves = p.saves + sign * h.n from held h where h.id = p.id;
  return null;
end
$$;
create trigger saved_item__hearts_new after insert on saved_item referencing new table as changed_rows
for each statement execute function count_hearts();
create trigger saved_item__hearts_gone after delete on saved_item referencing old table as changed_rows
for each statement execute function count_hearts();

-- Counts again; answers how many were wrong.
create function recount_hearts(of_kind text, refs text[]) returns integer language plpgsql as $$
declare
  wrong integer := 0;
begin
  if of_kind = 'place' then
    perform from place p where p.slug = any (refs) order by p.id for no key update;
    update place p set hearts = c.n, saves = p.saves - p.hearts + c.n
    from unnest(refs) as wanted (ref)
    cross join lateral (select count(*)::integer as n from saved_item s where s.kind = 'place' and s.ref = wanted.ref) c
    where p.slug = wanted.ref and p.hearts <> c.n;
    get diagnostics wrong = row_count;
  elsif of_kind = 'post' then
    perform from post p where p.slug = any (array(select split_part(ref, '/', 2) from unnest(refs) as wanted (ref)))
    order by p.id for no key update;
    update post p set hearts = c.n, saves = p.saves - p.hearts + c.n
    from unnest(refs) as wanted (ref)
    cross join lateral (select count(*)::integer as n from saved_item s where s.kind = 'post' and s.ref = wanted.ref) c
    where p.slug = split_part(wanted.ref, '/', 2) and p.city = split_part(wanted.ref, '/', 1) and p.hearts <> c.n;
    get diagnostics wrong = row_count;
  end if;
  return wrong;
end
$$;

-- A thing that comes back under a name that people have saved is saved by them still.
create function count_hearts_of_new() returns trigger language plpgsql as $$
begin
  perform recount_hearts(tg_argv[0], array(
    select distinct s.ref from saved_item s
    join fresh f on s.ref = case tg_argv[0] when 'post' then f.city || '/' || f.slug else f.slug end
    where s.kind = tg_argv[0]
  ));
  return null;
end
$$;
create trigger place__hearts_of_new after insert on place referencing new table as fresh
for each statement execute function count_hearts_of_new('place');
create trigger post__hearts_of_new after insert on post referencing new table as fresh
for each statement execute function count_hearts_of_new('post');

-- A thing that gets another name keeps its hearts and what is said of it. Who had saved both has it once.
create function rename_refs() returns trigger language plpgsql as $$
declare
  old_ref text := case when tg_argv[1] = 'of a city' then old.city || '/' || old.slug else old.slug end;
  new_ref text := case when tg_argv[1] = 'of a city' then new.city || '/' || new.slug else new.slug end;
begin
  if old_ref = new_ref then
    return null;
  end if;
  update saved_item s set ref = new_ref where s.kind = tg_argv[0] and s.ref = old_ref
    and not exists (select from saved_item o where (o.user_id, o.kind, o.ref) = (s.user_id, s.kind, new_ref));
  delete from saved_item where kind = tg_argv[0] and ref = old_ref;
  update comment set ref = new_ref where object = tg_argv[0] and ref = old_ref;
  perform recount_hearts(tg_argv[0], array[new_ref]);
  return null;
end
$$;
create trigger place__renamed after update of slug on place for each row
execute function rename_refs('place');
create trigger post__renamed after update of slug, city on post for each row
execute function rename_refs('post', 'of a city');
create trigger event__renamed after update of slug, city on event for each row
execute function rename_refs('event', 'of a city');
create trigger mall__renamed after update of slug on mall for each row execute function rename_refs('mall');
create trigger video__renamed after update of slug on video for each row execute function rename_refs('video');
create trigger place_map__renamed after update of slug on place_map for each row execute function rename_refs('map');

-- What was saved before this counted.
update place p set hearts = c.n, saves = p.saves + c.n
from (select ref, count(*)::integer as n from saved_item where kind = 'place' group by ref) c where c.ref = p.slug;
update post p set hearts = c.n, saves = p.saves + c.n
from (select ref, count(*)::integer as n from saved_item where kind = 'post' group by ref) c
where split_part(c.ref, '/', 2) = p.slug and split_part(c.ref, '/', 1) = p.city;

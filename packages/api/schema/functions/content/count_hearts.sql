-- Trigger of saved_item: counts how often a place or a post is saved. Rows are locked in the order of their ids, so
-- that concurrent writers cannot deadlock.
create or replace function count_hearts() returns trigger language plpgsql as $$
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

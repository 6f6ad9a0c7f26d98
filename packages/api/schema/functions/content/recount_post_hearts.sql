-- Recounts the saves of the posts in `refs`; returns how many counts were wrong.
create or replace function recount_post_hearts(refs text[]) returns integer language plpgsql as $$
declare
  wrong integer;
begin
  perform from post p where p.slug = any (array(select split_part(ref, '/', 2) from unnest(refs) as wanted (ref)))
  order by p.id for no key update;
  update post p set hearts = c.n, saves = p.saves - p.hearts + c.n
  from unnest(refs) as wanted (ref)
  cross join lateral (select count(*)::integer as n from saved_item s where s.kind = 'post' and s.ref = wanted.ref) c
  where p.slug = split_part(wanted.ref, '/', 2) and p.city = split_part(wanted.ref, '/', 1) and p.hearts <> c.n;
  get diagnostics wrong = row_count;
  return wrong;
end
$$;

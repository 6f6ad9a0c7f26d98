-- Recounts the saves of the places in `refs`; returns how many counts were wrong.
create or replace function recount_place_hearts(refs text[]) returns integer language plpgsql as $$
declare
  wrong integer;
begin
  perform from place p where p.slug = any (refs) order by p.id for no key update;
  update place p set hearts = c.n, saves = p.saves - p.hearts + c.n
  from unnest(refs) as wanted (ref)
  cross join lateral (select count(*)::integer as n from saved_item s where s.kind = 'place' and s.ref = wanted.ref) c
  where p.slug = wanted.ref and p.hearts <> c.n;
  get diagnostics wrong = row_count;
  return wrong;
end
$$;

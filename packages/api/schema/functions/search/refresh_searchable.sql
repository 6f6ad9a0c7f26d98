-- Rebuilds the search documents of these things. Rows that did not change are left alone, so that saving a post does
-- not make every process reload it.
create or replace function refresh_searchable(of_kind text, refs text[]) returns void
language plpgsql as $$
begin
  if coalesce(cardinality(refs), 0) = 0 then
    return;
  end if;
  execute format($query$
    with fresh as materialized (select * from %I($1)),
    gone as (
      delete from searchable s using unnest($1) as wanted (ref)
      where s.kind = $2 and s.ref = wanted.ref and not exists (select from fresh f where f.ref = s.ref)
    ),
    known as (
      update searchable s set city = f.city, title = f.title, line = f.line, words = f.words, href = f.href,
        image = f.image, popularity = f.popularity, made_at = f.made_at, ends_at = f.ends_at
      from fresh f
      where s.kind = $2 and s.ref = f.ref and
        (s.city, s.title, s.line, s.words, s.href, s.image, s.popularity, s.made_at, s.ends_at) is distinct from
        (f.city, f.title, f.line, f.words, f.href, f.image, f.popularity, f.made_at, f.ends_at)
    )
    insert into searchable (kind, ref, city, title, line, words, href, image, popularity, made_at, ends_at)
    select $2, f.ref, f.city, f.title, f.line, f.words, f.href, f.image, f.popularity, f.made_at, f.ends_at
    from fresh f where not exists (select from searchable s where s.kind = $2 and s.ref = f.ref)
    on conflict (kind, ref) do nothing
  $query$, 'searchable_' || of_kind) using refs, of_kind;
end
$$;

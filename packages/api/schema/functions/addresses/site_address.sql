-- Every current address of the site for the sitemap, by kind and in key order: no drafts, nothing that has ended, no
-- empty pages. `area` is a city for kinds that are listed by city. Reads onwards from a key, so the time of a page does
-- not grow with the table. The bodies are bound at run time, so tables may be added later.
create or replace function site_address(of_kind text, area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language plpgsql stable as $$
#variable_conflict use_column
begin
  case of_kind
  when 'products' then return query
    select p.slug, path_of('product', null, p.slug), coalesce(p.corrected_at, p.launched_at) from product p
    where p.is_published and p.slug > after order by p.slug limit most;
  when 'categories' then return query
    select s.key, s.href, null::timestamptz from (
      select 'c/' || c.path as key, path_of('category', null, c.path) as href from category c where c.product_count > 0
      union all select 'f/' || f.slug, path_of('custom-category', null, f.slug) from custom_category f
    ) s where s.key > after order by s.key limit most;
  when 'makers' then return query
    select m.slug, path_of('merchant', null, m.slug), null::timestamptz from merchant m
    where m.slug > after and exists (select from product p where p.merchant_id = m.id and p.is_published)
    order by m.slug limit most;
  when 'stores' then return query
    select s.slug, path_of('store', null, s.slug), null::timestamptz from store s where s.slug > after
    order by s.slug limit most;
  when 'places' then return query
    select p.slug, path_of('place', null, p.slug), greatest(p.updated_at, p.published_at) from place p
    where p.city = area and p.status <> 'draft' and p.published_at <= now() and p.slug > after
    order by p.slug limit most;
  when 'posts' then return query
    select p.slug, post_path(p.city, p.kind, p.slug), greatest(p.updated_at, p.published_at) from post p
    where p.city = area and p.status <> 'draft' and p.published_at <= now() and p.slug > after
    order by p.slug limit most;
  when 'events' then return query
    select e.slug, path_of('event', e.city, e.slug), null::timestamptz from event e
    where e.city = area and e.is_published and coalesce(e.published_at, now()) <= now() and e.ends_at > now()
      and e.slug > after
    order by e.slug limit most;
  when 'localities' then return query
    select l.slug, path_of('locality', l.city, l.slug), null::timestamptz from locality l
    where l.city = area and l.slug > after order by l.slug limit most;
  when 'tags' then return query
    select f.key, path_of('tag', area, split_part(f.key, '/', 3)), null::timestamptz from (
      select key from post_feed where count > 0 union select key from place_feed where count > 0
    ) f
    where f.key like area || '/tag/%' and f.key > after order by f.key limit most;
  when 'locality-tags' then return query
    select f.key, path_of('locality', area, split_part(f.key, '/', 3)) || '/' || split_part(f.key, '/', 5),
      null::timestamptz
    from (select key from post_feed where count > 0 union select key from place_feed where count > 0) f
    where f.key like area || '/locality/%/tag/%' and f.key > after order by f.key limit most;
  when 'malls' then return query
    select m.slug, path_of('mall', m.city, m.slug), null::timestamptz from mall m
    where m.city = area and m.slug > after order by m.slug limit most;
  when 'maps' then return query
    select m.slug, path_of('map', m.city, m.slug), null::timestamptz from place_map m
    where m.city = area and m.slug > after order by m.slug limit most;
  when 'authors' then return query
    select a.handle, path_of('author', null, a.handle), null::timestamptz from author a
    where a.handle > after order by a.handle limit most;
  end case;
end
$$;

-- Search documents of merchants who sell something; keep_sellers_found follows their products.
create or replace function searchable_brand(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select m.id::text, m.city, m.name, m.locality, concat_ws(' ', m.maker, m.locality, m.city),
      path_of('merchant', null, m.slug), merchant_picture(m)::jsonb, kind_weight('brand'), m.created_at,
      null::timestamptz
    from unnest(refs) as wanted (ref)
    join merchant m on m.id = wanted.ref::bigint
    where exists (select from product p where p.merchant_id = m.id and p.is_published);
end
$$;

-- Search documents of offers of the access programme, until they end.
create or replace function searchable_offer(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select a.id::text, f.city, a.title, concat_ws(' · ', a.discount_label, f.title),
      concat_ws(' ', 'access offer', c.title, f.title, f.locality, f.city, a.line),
      path_of('access-offer', null, a.slug), f.image, kind_weight('offer'), a.valid_from, a.valid_to
    from unnest(refs) as wanted (ref)
    join access_offer a on a.id = wanted.ref::bigint and a.is_published
    join access_category c on c.slug = a.category
    join access_outlet_facts f on f.id = a.outlet_id and f.is_open;
end
$$;

-- What merchants say of a product, such as its material, becomes something that lists are filtered by.
alter table product_fact add column details jsonb not null default '{}';

update product_fact f set details = found.details
from (
  select listed.id, jsonb_object_agg(listed.label, listed.listed) as details
  from (
    select p.id, lower(one ->> 'label') as label,
      string_agg(translate(one ->> 'value', ';', ','), e'\x1e') as listed
    from product p cross join jsonb_array_elements(p.attributes) as one
    where length(one ->> 'value') <= 60
    group by 1, 2
  ) listed
  group by 1
) found
where f.product_id = found.id;

-- One row for each published product: the facts it is found, filtered and sorted by, in the order of the columns of
-- product_fact. The views are evaluated for each product, because a join would evaluate them for all products first.
create or replace function fact_rows(ids bigint[]) returns setof product_fact
language sql stable as $$
  select
    p.id as product_id, p.category_id, p.merchant_id, l.price_paise, l.discount_percent, r.rating,
    coalesce(r.review_count, 0) as review_count, p.sales_count, p.launched_at, v.stock > 0 as is_in_stock,
    (case when v.stock > 0 then 1000000 else 0 end) + p.featured * 10000
      + least(9999, product_popularity(p.sales_count, coalesce(r.review_count, 0))) as default_rank,
    -- Nothing of a merchant who is away is sent fast.
    case when (select m.is_away from merchant m where m.id = p.merchant_id) then 60 else p.shipping_days end
      as shipping_days,
    p.reach, v.colours, v.sizes, p.title,
    concat_ws(' ', p.short_description, (
      select string_agg(one ->> 'value', ' ') from jsonb_array_elements(p.attributes) as one
      where one ->> 'label' in ('Material', 'Made in', 'Technique', 'Fabric')
    )) as words,
    case when cardinality(v.pairs) < cardinality(v.colours) * cardinality(v.sizes) then v.pairs end as pairs,
    coalesce((
      select jsonb_object_agg(d.label, d.listed) from (
        select lower(one ->> 'label') as label,
          string_agg(translate(one ->> 'value', ';', ','), e'\x1e') as listed
        from jsonb_array_elements(p.attributes) as one
        where length(one ->> 'value') <= 60
        group by 1
      ) d
    ), '{}') as details
  from unnest(ids) as wanted (id)
  join product p on p.id = wanted.id and p.is_published
  cross join lateral (select * from lead_variant one where one.product_id = p.id offset 0) l
  left join lateral (select * from review_summary one where one.product_id = p.id offset 0) r on true
  cross join lateral (
    select coalesce(sum(x.sellable), 0) as stock,
      coalesce(array_agg(distinct x.colour_slug) filter (where x.colour is not null), '{}') as colours,
      coalesce(array_agg(distinct x.size) filter (where x.size is not null), '{}') as sizes,
      coalesce(
        array_agg(distinct x.colour_slug || '/' || x.size)
          filter (where x.colour is not null and x.size is not null), '{}'
      ) as pairs
    from variant x where x.product_id = p.id and x.is_offered
  ) v
$$;

-- A maker takes one variant off sale and leaves the product in the shop. `sellable` is what buyers are offered of it;
-- `on_hand` stays what lies on the shelf, which orders that were placed, and parcels that come back, go on to move.
alter table variant add column is_offered boolean not null default true;
alter table variant add column sellable integer not null
  generated always as (case when is_offered then on_hand else 0 end) stored;

create or replace view lead_variant as
select distinct on (product_id) *
from variant
order by product_id, (sellable > 0) desc, is_offered desc, position;

create or replace view sale_now as
select v.sku, v.product_id, v.price_paise, v.mrp_paise, v.sellable as on_hand
from variant v
join product p on p.id = v.product_id and p.is_published;

-- Cards and pages say as they did what there is of each variant, with what is offered in place of what is there.
do $$
declare
  made text;
begin
  foreach made in array array['listing_rows(bigint[])', 'document_rows(bigint[])'] loop
    execute replace(pg_get_functiondef(made::regprocedure), 'x.on_hand', 'x.sellable');
  end loop;
end
$$;

-- Which sizes a colour comes in, as 'indigo/M', where not every colour comes in every size; null where they do, which is
-- nearly everywhere. Whoever wants indigo in M wants one thing that is both.
alter table product_fact add column pairs text[];

create or replace function fact_rows(ids bigint[]) returns setof product_fact
language sql stable as $$
  select
    p.id, p.category_id, p.merchant_id, l.price_paise, l.discount_percent, r.rating, coalesce(r.review_count, 0),
    p.sales_count, p.launched_at, v.stock > 0,
    (case when v.stock > 0 then 1000000 else 0 end) + p.featured * 10000
      + least(9999, p.sales_count + 12 * coalesce(r.review_count, 0)),
    p.shipping_days, p.reach, v.colours, v.sizes, p.title,
    concat_ws(' ', p.short_description, (
      select string_agg(one ->> 'value', ' ') from jsonb_array_elements(p.attributes) as one
      where one ->> 'label' in ('Material', 'Made in', 'Technique', 'Fabric')
    )),
    case when cardinality(v.pairs) < cardinality(v.colours) * cardinality(v.sizes) then v.pairs end
  from unnest(ids) as wanted (id)
  join product p on p.id = wanted.id and p.is_published
  join lead_variant l on l.product_id = p.id
  left join review_summary r on r.product_id = p.id
  cross join lateral (
    select coalesce(sum(x.sellable), 0) as stock,
      coalesce(array_agg(distinct x.colour_slug) filter (where x.colour is not null), '{}') as colours,
      coalesce(array_agg(distinct x.size) filter (where x.size is not null), '{}') as sizes,
      coalesce(
        array_agg(distinct x.colour_slug || '/' || x.size) filter (where x.colour is not null and x.size is not null), '{}'
      ) as pairs
    from variant x where x.product_id = p.id and x.is_offered
  ) v
$$;

do $$
declare
  before text := pg_get_functiondef('refresh_products(bigint[])'::regprocedure);
  after text := replace(before, 'words = excluded.words;', 'words = excluded.words, pairs = excluded.pairs;');
begin
  if after = before then
    raise exception 'refresh_products has another shape than this migration knows';
  end if;
  execute after;
end
$$;

create or replace function variant_changed() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(distinct n.product_id) into changed
  from after_change n join before_change o using (sku)
  where (n.price_paise, n.mrp_paise, n.colour_slug, n.size, n.position, n.is_offered, least(n.sellable, 6))
    is distinct from
      (o.price_paise, o.mrp_paise, o.colour_slug, o.size, o.position, o.is_offered, least(o.sellable, 6));
  if changed is not null then
    perform refresh_products(changed);
  end if;
  return null;
end
$$;

-- Back on sale is back, too, for those who wait.
drop trigger variant__came_back on variant;
create trigger variant__came_back after update on variant
for each row when (old.sellable = 0 and new.sellable > 0) execute function stock_came_back();

select refresh_products(array(
  select p.id from product p join variant x on x.product_id = p.id
  where p.is_published and x.colour is not null and x.size is not null
  group by p.id
  having count(distinct (x.colour_slug, x.size)) < count(distinct x.colour_slug) * count(distinct x.size)
  order by p.id
));

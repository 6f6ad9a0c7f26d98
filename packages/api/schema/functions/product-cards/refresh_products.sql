-- The only writer of the precomputed facts and cards of products. The products are locked first, in order, so
-- that the later of two changes reads what the earlier one wrote. Plans are cached: planning these statements takes ten
-- times as long as running them. Rows that exist are updated, each by a plan made for one product: the plan of an
-- insert of any number of products would read whole tables for a single one, and run the triggers of inserts in vain.
create or replace function refresh_products(ids bigint[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  published integer;
  changed integer;
begin
  select count(*) filter (where p.is_published) into published from (
    select is_published from product where id = any (ids) order by id for no key update
  ) p;

  if published < cardinality(ids) then
    delete from product_listing l using unnest(ids) as wanted (id)
    where l.product_id = wanted.id
      and not exists (select from product p where p.id = wanted.id and p.is_published);
    delete from product_fact f using unnest(ids) as wanted (id)
    where f.product_id = wanted.id
      and not exists (select from product p where p.id = wanted.id and p.is_published);
  end if;

  -- A product without variants keeps its rows. `limit` keeps the lookup from becoming a join with all variants.
  update product_fact f set (
    category_id, merchant_id, price_paise, discount_percent, rating, review_count, sales_count, launched_at,
    is_in_stock, default_rank, shipping_days, reach, colours, sizes, title, words, pairs, details
  ) = (
    select n.category_id, n.merchant_id, n.price_paise, n.discount_percent, n.rating, n.review_count, n.sales_count,
      n.launched_at, n.is_in_stock, n.default_rank, n.shipping_days, n.reach, n.colours, n.sizes, n.title, n.words,
      n.pairs, n.details
    from fact_rows(array[f.product_id]) n
  )
  where f.product_id = any (ids) and (select true from variant v where v.product_id = f.product_id limit 1);
  get diagnostics changed = row_count;
  if changed < cardinality(ids) then
    insert into product_fact select * from fact_rows(array(
      select wanted.id from unnest(ids) as wanted (id)
      where not exists (select from product_fact f where f.product_id = wanted.id)
    ));
  end if;

  update product_listing l set (
    slug, section_id, category_id, merchant_slug, city, price_paise, discount_percent, rating, review_count, sales_count,
    launched_at, is_in_stock, shown_stock, popularity, default_rank, card
  ) = (
    select n.slug, n.section_id, n.category_id, n.merchant_slug, n.city, n.price_paise, n.discount_percent, n.rating,
      n.review_count, n.sales_count, n.launched_at, n.is_in_stock, n.shown_stock, n.popularity, n.default_rank, n.card
    from listing_rows(array[l.product_id]) n
  )
  where l.product_id = any (ids) and (select true from variant v where v.product_id = l.product_id limit 1);
  get diagnostics changed = row_count;
  if changed < cardinality(ids) then
    insert into product_listing select * from listing_rows(array(
      select wanted.id from unnest(ids) as wanted (id)
      where not exists (select from product_listing l where l.product_id = wanted.id)
    ));
  end if;
end
$$;

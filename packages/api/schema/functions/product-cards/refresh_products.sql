-- The only writer of the precomputed facts and cards of products. The products are locked first, in order, so
-- that the later of two changes reads what the earlier one wrote. Plans are cached: planning these statements takes ten
-- times as long as running them.
create or replace function refresh_products(ids bigint[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from product where id = any (ids) order by id for no key update;

  if exists (
    select from unnest(ids) as wanted (id)
    where not exists (select from product p where p.id = wanted.id and p.is_published)
  ) then
    delete from product_listing l using unnest(ids) as wanted (id)
    where l.product_id = wanted.id
      and not exists (select from product p where p.id = wanted.id and p.is_published);
    delete from product_fact f using unnest(ids) as wanted (id)
    where f.product_id = wanted.id
      and not exists (select from product p where p.id = wanted.id and p.is_published);
  end if;

  insert into product_fact select * from fact_rows(ids)
  on conflict (product_id) do update set
    category_id = excluded.category_id, merchant_id = excluded.merchant_id, price_paise = excluded.price_paise,
    discount_percent = excluded.discount_percent, rating = excluded.rating, review_count = excluded.review_count,
    sales_count = excluded.sales_count, launched_at = excluded.launched_at, is_in_stock = excluded.is_in_stock,
    default_rank = excluded.default_rank, shipping_days = excluded.shipping_days, reach = excluded.reach,
    colours = excluded.colours, sizes = excluded.sizes, title = excluded.title, words = excluded.words,
    pairs = excluded.pairs, details = excluded.details;
  insert into product_listing select * from listing_rows(ids)
  on conflict (product_id) do update set
    slug = excluded.slug, section_id = excluded.section_id, category_id = excluded.category_id,
    merchant_slug = excluded.merchant_slug, city = excluded.city, price_paise = excluded.price_paise,
    discount_percent = excluded.discount_percent, rating = excluded.rating, review_count = excluded.review_count,
    sales_count = excluded.sales_count, launched_at = excluded.launched_at, is_in_stock = excluded.is_in_stock,
    shown_stock = excluded.shown_stock, popularity = excluded.popularity, default_rank = excluded.default_rank,
    card = excluded.card;
end
$$;

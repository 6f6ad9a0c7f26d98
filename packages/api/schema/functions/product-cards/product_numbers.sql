-- The numbers of a product that lists are sorted by and that its row of facts does not hold: a line for each in
-- `productNumbers`, whole numbers from 0. Read for every product when a process loads them, so each must be found by an
-- index. A number that changes with rows of another table needs triggers there that call `product_numbers_changed`.
create or replace function product_numbers(f product_fact) returns table (popularity integer, saves bigint)
language sql stable parallel safe as $$
  select
    product_popularity(f.sales_count, f.review_count),
    (select count(*) from product p join saved_item s on s.kind = 'product' and s.ref = p.slug where p.id = f.product_id)
$$;

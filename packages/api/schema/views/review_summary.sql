-- Number, average and distribution of the published reviews of each product.
create or replace view review_summary as
select product_id,
  count(*)::integer as review_count,
  count(*) filter (where is_verified)::integer as verified_count,
  round(avg(rating), 1) as rating,
  array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)
  ] as histogram
from review where state = 'published'
group by product_id;

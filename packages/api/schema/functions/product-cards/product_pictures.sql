-- The pictures of a product in one colour, in the form of the API.
create or replace function product_pictures(of_product bigint, of_colour text) returns json
language sql stable parallel safe as $$
  select coalesce(
    json_agg(
      json_build_object('url', url, 'width', width, 'height', height, 'alt', alt, 'color', ground) order by position
    ),
    '[]'
  )
  from product_picture where product_id = of_product and colour_slug = of_colour
$$;

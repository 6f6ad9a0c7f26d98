-- The options that a buyer may choose for a product, in the form of its page.
create or replace function product_options_json(of_product bigint, of_sku text) returns json
language sql stable parallel safe as $$
  select coalesce(
    json_agg(
      json_build_object(
        'product_sku', of_sku, 'option_id', o.id::text, 'title', o.title, 'type', o.kind, 'sort_order', o.position,
        'is_require', o.is_required, 'price', rupees(o.price_paise), 'price_type', 'fixed', 'sku', o.sku,
        'max_characters', o.max_characters, 'image_size_x', o.image_width, 'image_size_y', o.image_height,
        'guide', o.guide,
        'values', (
          select coalesce(
            json_agg(
              json_build_object(
                'option_type_id', w.id::text, 'title', w.title, 'sort_order', w.position,
                'price', rupees(w.price_paise), 'price_type', 'fixed', 'sku', w.sku
              ) order by w.position
            ),
            '[]'
          )
          from product_option_value w where w.option_id = o.id
        )
      ) order by o.position
    ),
    '[]'
  )
  from product_option o where o.product_id = of_product
$$;

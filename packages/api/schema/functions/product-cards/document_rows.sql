-- One row for each published product: the answer of its page, as text. The views are evaluated for each product,
-- because a join would evaluate them for all products first.
create or replace function document_rows(ids bigint[]) returns setof product_document
language sql stable as $$
  select p.id, p.slug, v.skus, json_build_object(
    'product_id', p.id::text, 'sku', l.sku, 'slug', p.slug, 'title', p.title,
    'breadcrumbs', json_build_array(
      json_build_object('title', s.title, 'path', s.path), json_build_object('title', c.title, 'path', c.path)),
    'short_description', p.short_description, 'description', p.description,
    'price', rupees(l.price_paise), 'og_price', rupees(l.mrp_paise), 'discount_percent', l.discount_percent,
    'rating', r.rating, 'review_count', coalesce(r.review_count, 0), 'verified_count', coalesce(r.verified_count, 0),
    'histogram', coalesce(r.histogram, '{0,0,0,0,0}'),
    'variants', v.list, 'options', product_options_json(p.id, l.sku), 'attributes', p.attributes, 'care', p.care,
    'sg_type', p.sg_type,
    'shipping_time', case p.shipping_days
      when 0 then 'Leaves the maker today'
      when 1 then 'Leaves the maker within a day'
      else 'Leaves the maker within ' || p.shipping_days || ' days' end,
    'returns', returns_rule(p.is_personalised, p.is_returnable),
    'cod_available', p.is_cod_allowed, 'isAvailable', v.stock > 0,
    'merchant', json_build_object(
      'slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city, 'story_title', m.story_title,
      'story', m.story, 'since', m.since, 'image', json_build_object(
        'url', '/images/maker/' || m.slug, 'width', 640, 'height', 640, 'alt', m.maker || ' of ' || m.name,
        'color', m.picture_ground)),
    'offers', (
      select coalesce(json_agg(json_build_object('code', f.code, 'text', f.line) order by f.position, f.id), '[]')
      from product_offer f where f.merchant_id is null or f.merchant_id = m.id
    ),
    'reviews', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', w.id::text, 'author', w.author, 'rating', w.rating, 'title', w.title, 'text', w.body,
            'verified', w.is_verified, 'date', to_char(w.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
            'photos', w.photos
          ) order by w.created_at desc, w.id
        ),
        '[]'
      )
      from (
        select * from review where product_id = p.id and state = 'published' order by created_at desc, id limit 6
      ) w
    ),
    'special_price', rupees(l.price_paise), 'size_information', p.size_information,
    'model_size_information', p.model_size_information, 'manufacture', m.name, 'manufacture_email', m.contact_email,
    'address', m.locality || ', ' || m.city,
    'google_link', 'https://www.google.com/maps/search/?api=1&query='
      || url_encoded(m.name || ', ' || m.locality || ', ' || city_name(m.city)),
    'delivery_info', returns_rule(p.is_personalised, p.is_returnable),
    'comment_form', case when p.takes_comment then '1' else '0' end, 'redemption', p.redemption,
    'question', p.question, 'shipping_area', case when p.reach = 'country' then 'India' else city_name(m.city) end,
    'tax_class_id', p.gst_rate, 'category_ids', json_build_array(s.id::text, c.id::text),
    'news_from_data', wire_time(p.launched_at), 'news_to_date', news_until(p.launched_at, p.news_until),
    'image', (v.list -> 0 -> 'images' -> 0 ->> 'url'),
    'upload', case
      when exists (select from product_option o where o.product_id = p.id and o.kind = 'file') then '1' else '0' end,
    'meta_title', coalesce(p.meta_title, p.title || ' by ' || m.name),
    'meta_description', coalesce(p.meta_description, p.short_description)
  )::text
  from unnest(ids) as wanted (id)
  join product p on p.id = wanted.id and p.is_published
  join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id
  join category s on s.id = c.parent_id
  cross join lateral (select * from lead_variant one where one.product_id = p.id offset 0) l
  left join lateral (select * from review_summary one where one.product_id = p.id offset 0) r on true
  cross join lateral (
    select array_agg(x.sku order by x.position) as skus, sum(x.sellable) as stock, json_agg(
      json_build_object(
        'sku', x.sku, 'color', x.colour, 'color_hex', x.colour_hex, 'size', x.size, 'weight', x.weight_label,
        'price', rupees(x.price_paise), 'og_price', rupees(x.mrp_paise), 'discount_percent', x.discount_percent,
        'isAvailable', x.sellable > 0, 'stock_left', told_stock(x.sellable),
        'images', product_pictures(p.id, x.colour_slug)
      ) order by x.position
    ) as list
    from variant x where x.product_id = p.id
  ) v
$$;

-- Finding at any size. Lists, filters, counts and search are worked out in the memory of the API, from one narrow row a
-- product (`product_fact`); PostgreSQL keeps the cards. So `product_listing` needs no columns for words, colours and
-- sizes any more, and none of the indexes that made every write dear and still counted a hundred thousand rows slowly.

-- Where a thing can be brought: everywhere somebody delivers, or only within the maker's own city (what is fresh or
-- alive).
alter table product add column reach text not null default 'country';
alter table product add constraint product__reach check (reach in ('country', 'city'));

drop trigger product_listing__remember_words on product_listing;
drop trigger product_listing__remember_changed_words on product_listing;
drop function remember_words();
drop function forgiving_query(text);
drop table shop_word;
drop function listing_rows(bigint[]);

alter table product_listing drop column colours, drop column sizes, drop column skus, drop column search,
  drop column search_text;
drop index product_listing__price;
drop index product_listing__price_down;
drop index product_listing__popular;
drop index product_listing__discount;
drop index product_listing__rating;

-- What is known of a product for finding it. `words` are those beside title, maker, shelf and colours.
create table product_fact (
  product_id bigint not null,
  category_id integer not null,
  merchant_id bigint not null,
  price_paise bigint not null,
  discount_percent integer not null,
  rating numeric(2, 1),
  review_count integer not null,
  sales_count integer not null,
  launched_at timestamptz not null,
  is_in_stock boolean not null,
  default_rank integer not null,
  shipping_days smallint not null,
  reach text not null,
  colours text[] not null,
  sizes text[] not null,
  title text not null,
  words text not null,
  constraint product_fact__identity primary key (product_id),
  constraint product_fact__product foreign key (product_id) references product (id) on delete cascade
);

-- What changed, so that every API process can catch up: rows are read by transaction, because they appear in the order
-- of commits and not of their making. Old ones are swept away.
create table shop_change (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  product_id bigint,
  made_at timestamptz not null default now(),
  constraint shop_change__kind check (kind in ('product', 'frame', 'everything')),
  constraint shop_change__product check ((kind = 'product') = (product_id is not null))
);
create index shop_change__by_transaction on shop_change (xid);
create index shop_change__age on shop_change (made_at);

create function fact_rows(ids bigint[]) returns setof product_fact
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
    ))
  from unnest(ids) as wanted (id)
  join product p on p.id = wanted.id and p.is_published
  join lead_variant l on l.product_id = p.id
  left join review_summary r on r.product_id = p.id
  cross join lateral (
    select sum(x.on_hand) as stock,
      coalesce(array_agg(distinct x.colour_slug) filter (where x.colour is not null), '{}') as colours,
      coalesce(array_agg(distinct x.size) filter (where x.size is not null), '{}') as sizes
    from variant x where x.product_id = p.id
  ) v
$$;

-- One row a published product with facts: its card and what short lists are picked by.
create function listing_rows(ids bigint[]) returns setof product_listing
language sql stable as $$
  select
    p.id, p.slug, c.parent_id, c.id, m.slug, m.city, f.price_paise, f.discount_percent, f.rating, f.review_count,
    f.sales_count, f.launched_at, f.is_in_stock, least(v.stock, 6)::integer, f.sales_count + 12 * f.review_count,
    f.default_rank,
    -- Left open at the end: the query adds what depends on the clock and closes it.
    rtrim(json_build_object(
      'product_id', p.id::text, 'sku', l.sku, 'slug', p.slug, 'title', p.title,
      'merchant', json_build_object('slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city),
      'price', rupees(l.price_paise), 'og_price', rupees(l.mrp_paise), 'discount_percent', l.discount_percent,
      'image', coalesce(product_pictures(p.id, l.colour_slug) -> 0, json_build_object(
        'url', '/images/product/' || p.slug || '/front', 'width', 960, 'height', 1200, 'alt', p.title,
        'color', '#e8dfd0')),
      'rating', f.rating, 'review_count', f.review_count, 'isAvailable', v.stock > 0,
      'stock_left', told_stock(v.stock), 'colours', v.swatches, 'ships_fast', p.shipping_days <= 2
    )::text, '}')
  from unnest(ids) as wanted (id)
  join product_fact f on f.product_id = wanted.id
  join product p on p.id = f.product_id
  join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id
  join lead_variant l on l.product_id = p.id
  cross join lateral (
    select sum(x.on_hand) as stock, (
      select coalesce(json_agg(json_build_object('name', y.colour, 'hex', y.colour_hex) order by y.first), '[]')
      from (
        select colour, colour_hex, min(position) as first from variant
        where product_id = p.id and colour is not null group by colour, colour_hex
      ) y
    ) as swatches
    from variant x where x.product_id = p.id
  ) v
$$;

create or replace function refresh_products(ids bigint[]) returns void
language plpgsql as $$
begin
  perform 1 from product where id = any (ids) order by id for no key update;

  delete from product_listing l using unnest(ids) as wanted (id)
  where l.product_id = wanted.id
    and not exists (select from product p where p.id = wanted.id and p.is_published);
  delete from product_fact f using unnest(ids) as wanted (id)
  where f.product_id = wanted.id
    and not exists (select from product p where p.id = wanted.id and p.is_published);
  delete from product_document d using unnest(ids) as wanted (id)
  where d.product_id = wanted.id
    and not exists (select from product p where p.id = wanted.id and p.is_published);

  insert into product_fact select * from fact_rows(ids)
  on conflict (product_id) do update set
    category_id = excluded.category_id, merchant_id = excluded.merchant_id, price_paise = excluded.price_paise,
    discount_percent = excluded.discount_percent, rating = excluded.rating, review_count = excluded.review_count,
    sales_count = excluded.sales_count, launched_at = excluded.launched_at, is_in_stock = excluded.is_in_stock,
    default_rank = excluded.default_rank, shipping_days = excluded.shipping_days, reach = excluded.reach,
    colours = excluded.colours, sizes = excluded.sizes, title = excluded.title, words = excluded.words;
  insert into product_listing select * from listing_rows(ids)
  on conflict (product_id) do update set
    slug = excluded.slug, section_id = excluded.section_id, category_id = excluded.category_id,
    merchant_slug = excluded.merchant_slug, city = excluded.city, price_paise = excluded.price_paise,
    discount_percent = excluded.discount_percent, rating = excluded.rating, review_count = excluded.review_count,
    sales_count = excluded.sales_count, launched_at = excluded.launched_at, is_in_stock = excluded.is_in_stock,
    shown_stock = excluded.shown_stock, popularity = excluded.popularity, default_rank = excluded.default_rank,
    card = excluded.card;
  insert into product_document select * from document_rows(ids)
  on conflict (product_id) do update set slug = excluded.slug, skus = excluded.skus, body = excluded.body;
end
$$;

create function note_facts() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into shop_change (kind, product_id) select 'product', product_id from old_facts;
  else
    insert into shop_change (kind, product_id) select 'product', product_id from new_facts;
  end if;
  return null;
end
$$;
create trigger product_fact__note_added after insert on product_fact
referencing new table as new_facts for each statement execute function note_facts();
create trigger product_fact__note_changed after update on product_fact
referencing new table as new_facts for each statement execute function note_facts();
create trigger product_fact__note_removed after delete on product_fact
referencing old table as old_facts for each statement execute function note_facts();

create function note_everything() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('everything');
  return null;
end
$$;
create trigger product_fact__note_emptied after truncate on product_fact
for each statement execute function note_everything();

-- The frame: makers, the tree of categories, colours, and what words mean.
create function note_frame() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('frame');
  return null;
end
$$;
create trigger merchant__note after insert or update or delete on merchant
for each statement execute function note_frame();
create trigger category__note after insert or delete or update of path, title, parent_id on category
for each statement execute function note_frame();
create trigger shop_colour__note after insert or update or delete on shop_colour
for each statement execute function note_frame();

-- What a word means beside what it says: `jhola` is a bag, `diya` a lamp. Things that carry the word itself come first.
create table search_word (
  word text not null,
  meaning text not null,
  constraint search_word__identity primary key (word, meaning),
  constraint search_word__form check (word ~ '^[a-z]{2,40}$' and meaning ~ '^[a-z]{2,40}$' and word <> meaning)
);
create trigger search_word__note after insert or update or delete on search_word
for each statement execute function note_frame();

insert into search_word (word, meaning)
select word, meaning from (values
  ('jhola', '{bag,tote}'), ('jholi', '{bag}'), ('thaila', '{bag}'), ('thela', '{bag}'), ('potli', '{bag,pouch}'),
  ('batua', '{pouch,wallet}'), ('purse', '{bag,wallet,pouch}'), ('handbag', '{bag}'), ('backpack', '{bag,satchel}'),
  ('basta', '{bag,satchel}'), ('tokri', '{basket}'),
  ('diya', '{lamp,candle,diya}'), ('deepak', '{lamp,candle}'), ('deep', '{lamp}'), ('deepam', '{lamp}'),
  ('batti', '{lamp,candle}'), ('mombatti', '{candle}'), ('lalten', '{lamp,lantern}'), ('lantern', '{lamp}'),
  ('agarbatti', '{incense}'), ('dhoop', '{incense}'), ('light', '{lamp}'),
  ('juti', '{jutti,shoe}'), ('jutti', '{shoe,mojari}'), ('jooti', '{jutti,shoe}'), ('jutis', '{jutti,shoe}'),
  ('mojari', '{jutti,shoe}'), ('mojri', '{jutti,shoe}'), ('joota', '{shoe}'), ('jute', '{bag}'), ('chappal', '{sandal,kolhapuri,shoe}'),
  ('chappals', '{sandal,kolhapuri,shoe}'), ('kolhapuri', '{shoe}'), ('footwear', '{shoe}'), ('sandals', '{shoe,sandal}'),
  ('sneakers', '{shoe,sneaker}'), ('slipper', '{shoe}'),
  ('chunni', '{dupatta,stole,scarf}'), ('dupatta', '{stole,scarf}'), ('odhni', '{dupatta,stole,scarf}'),
  ('chadar', '{bedcover,shawl}'), ('shawl', '{stole,scarf}'), ('gamcha', '{stole,scarf,towel}'), ('muffler', '{scarf}'),
  ('bedsheet', '{bedcover,quilt,textile}'), ('bedspread', '{bedcover,quilt}'), ('razai', '{quilt}'), ('rajai', '{quilt}'),
  ('godri', '{quilt}'), ('kantha', '{quilt,stitch}'), ('takiya', '{cushion,pillow}'), ('parda', '{curtain}'),
  ('dari', '{dhurrie,rug}'), ('durrie', '{dhurrie,rug}'), ('carpet', '{dhurrie,rug}'), ('rug', '{dhurrie}'),
  ('sari', '{saree}'), ('saari', '{saree}'), ('sadi', '{saree}'), ('kurti', '{kurta,tunic}'), ('kameez', '{kurta,shirt}'),
  ('kamiz', '{kurta,shirt}'), ('frock', '{dress}'), ('gown', '{dress}'), ('tunic', '{kurta}'), ('top', '{kurta,shirt}'),
  ('ghadi', '{watch}'), ('gadi', '{watch}'), ('clock', '{watch}'),
  ('jhumka', '{earring,jewellery}'), ('jhumki', '{earring,jewellery}'), ('bali', '{earring,jewellery}'),
  ('kangan', '{bangle,jewellery}'), ('chudi', '{bangle,jewellery}'), ('choodi', '{bangle,jewellery}'),
  ('haar', '{necklace,jewellery}'), ('mala', '{necklace,bead}'), ('payal', '{anklet,jewellery}'),
  ('anguthi', '{ring,jewellery}'), ('jewelry', '{jewellery}'), ('zevar', '{jewellery}'), ('gehna', '{jewellery}'),
  ('chai', '{tea}'), ('cha', '{chai,tea}'), ('tea', '{chai}'), ('kaapi', '{coffee}'), ('kapi', '{coffee}'),
  ('mithai', '{sweet}'), ('meetha', '{sweet}'), ('dessert', '{sweet}'), ('achar', '{pickle}'), ('achaar', '{pickle}'),
  ('aachar', '{pickle}'), ('murabba', '{preserve,jam}'), ('jam', '{preserve}'), ('masala', '{spice}'),
  ('masale', '{spice,masala}'), ('haldi', '{turmeric,spice}'), ('mirch', '{chilli,spice}'), ('mirchi', '{chilli,spice}'),
  ('elaichi', '{cardamom,spice}'), ('kesar', '{saffron}'), ('namkeen', '{snack}'), ('nasta', '{snack}'),
  ('nashta', '{snack}'), ('biscuit', '{cookie}'), ('cookie', '{biscuit}'), ('shahad', '{honey}'), ('gud', '{jaggery}'),
  ('gur', '{jaggery}'), ('mitti', '{clay,pottery}'), ('matka', '{pot,pottery}'), ('ghada', '{pot,pottery}'),
  ('kulhad', '{cup,pottery}'), ('kullad', '{cup,pottery}'), ('bartan', '{kitchen}'), ('thali', '{plate}'),
  ('tawa', '{kitchen,pan}'), ('kadhai', '{kitchen,pan}'), ('mug', '{cup}'), ('crockery', '{pottery,plate}'),
  ('tasveer', '{wall,art}'), ('painting', '{art,print}'), ('poster', '{print,art}'), ('sabun', '{soap}'),
  ('saboon', '{soap}'), ('tel', '{oil}'), ('itr', '{attar,fragrance}'), ('ittar', '{attar,fragrance}'),
  ('perfume', '{attar,fragrance}'), ('ubtan', '{scrub}'), ('mehendi', '{henna}'), ('heena', '{henna}'),
  ('kitab', '{notebook}'), ('copy', '{notebook}'), ('diary', '{notebook,journal}'), ('journal', '{notebook}'),
  ('kalam', '{pen}'), ('qalam', '{pen}'), ('khilona', '{toy}'), ('khilauna', '{toy}'), ('gudiya', '{doll,toy}'),
  ('patang', '{kite,toy}'), ('puzzle', '{game}'), ('paudha', '{plant}'), ('podha', '{plant}'), ('gamla', '{planter,pot}'),
  ('beej', '{seed}'), ('tulsi', '{basil,plant}'), ('kutta', '{dog}'), ('dog', '{pet}'), ('cat', '{pet}'), ('billi', '{cat,pet}'),
  ('tohfa', '{gift,hamper}'), ('uphaar', '{gift,hamper}'), ('present', '{gift,hamper}'), ('gift', '{hamper}'),
  ('sona', '{gold}'), ('chandi', '{silver}'), ('pital', '{brass}'), ('peetal', '{brass}'), ('tamba', '{copper}'),
  ('lakdi', '{wood,wooden}'), ('kapda', '{cloth,textile}'), ('soot', '{cotton}'), ('suti', '{cotton}'),
  ('resham', '{silk}'), ('oon', '{wool}'), ('chamda', '{leather}'), ('neel', '{indigo}'),
  ('blue', '{indigo,peacock,navy}'), ('neela', '{indigo,blue}'), ('red', '{madder,vermilion,brick}'), ('lal', '{madder,red}'),
  ('yellow', '{marigold,turmeric,mustard}'), ('peela', '{marigold,yellow}'), ('green', '{moss,olive,leaf}'),
  ('hara', '{moss,olive,green}'), ('white', '{ivory,chalk}'), ('safed', '{ivory,white}'), ('black', '{charcoal,ink}'),
  ('kala', '{charcoal,black}'), ('pink', '{rose,gulabi}'), ('gulabi', '{rose,pink}'), ('brown', '{tan,walnut,clay}'),
  ('grey', '{charcoal,ash}'), ('gray', '{charcoal,ash}'), ('orange', '{marigold,saffron}')
) as list (word, meanings)
cross join lateral unnest(meanings::text[]) as meaning
where meaning <> word;

select refresh_products(array(select id from product order by id));

-- The nearest in price on the same shelf, and what sells well in stock.
create index product_listing__near_price on product_listing (category_id, price_paise, product_id) where is_in_stock;

-- The variant that a product's card shows: the first that can be bought, else the first.
create or replace view lead_variant as
select distinct on (product_id)
  sku, product_id, position, colour, colour_slug, colour_hex, size, weight_label, weight_grams, price_paise, mrp_paise,
  on_hand, discount_percent, is_offered, sellable
from variant
order by product_id, (sellable > 0) desc, is_offered desc, position;

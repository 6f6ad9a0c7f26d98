-- What can be bought now, at which price and in which quantity. Reservations of others are not subtracted.
create or replace view sale_now as
select v.sku, v.product_id, v.price_paise, v.mrp_paise, v.sellable as on_hand
from variant v
join product p on p.id = v.product_id and p.is_published;

-- What may change from one second to the next about a SKU that is sold: the catalogue's door for bags, so that reading
-- a bag is one statement and its prices and stock are those of this moment.
create view sale_now as
select v.sku, v.product_id, v.price_paise, v.mrp_paise, v.on_hand
from variant v
join product p on p.id = v.product_id and p.is_published;

-- Coupons of the house: LOKAL100 is the one that product pages tell of.
insert into coupon (code, title, description, kind, amount_paise, min_bag_paise)
values ('LOKAL100', '₹100 off', '₹100 off bags of ₹299 and more', 'amount', 10000, 29900);
insert into coupon (code, title, description, kind, percent, max_discount_paise, min_bag_paise, per_buyer_limit)
values ('NAMASTE10', '10% off your first bag', '10% off, up to ₹150, on bags of ₹499 and more', 'percent', 10, 15000, 49900, 1);

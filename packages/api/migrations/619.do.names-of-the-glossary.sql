-- Names that the code has left behind: the filter `shelf` of saved filters is `categories`, and a change of categories,
-- merchants, colours and words is one of lookups. The constraint goes first, because the update tells of a change, too.
alter table shop_change drop constraint shop_change__kind;
update custom_category set filter = (filter - 'shelf') || jsonb_build_object('categories', filter -> 'shelf')
where filter ? 'shelf';
update shop_change set kind = 'lookups' where kind = 'frame';
alter table shop_change add constraint shop_change__kind check (kind in ('product', 'lookups', 'everything'));

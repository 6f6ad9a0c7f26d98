-- Everything written is kept as 'post', whichever kind an editor calls it; what is one of its city is named city/slug.
delete from saved_item where kind in ('post', 'discovery');
alter table saved_item drop constraint saved_item__kind;
alter table saved_item add constraint saved_item__kind check (kind in ('product', 'place', 'post', 'event'));
alter table saved_item drop constraint saved_item__ref;
alter table saved_item add constraint saved_item__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$');
-- How often a thing was saved.
create index saved_item__of_thing on saved_item (kind, ref);

-- A picture that the merchant uploaded, without its alt text; null where the drawn one is shown.
alter table merchant add column picture jsonb;
alter table merchant add constraint merchant__picture
  check (picture is null or jsonb_typeof(picture) = 'object' and picture ?& array['url', 'width', 'height', 'color']);

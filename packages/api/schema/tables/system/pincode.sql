-- One row per Indian pincode, loaded by load-pincodes.ts from the list in an npm package.
create table pincode (
  pincode text not null,
  district text not null,
  state text not null,
  lat double precision,
  lng double precision,
  city text,
  is_same_day boolean not null,
  zone text not null,
  constraint pincode_pkey primary key (pincode),
  constraint pincode__form check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint pincode__point check ((lat is null) = (lng is null)),
  constraint pincode__zone check (zone in ('city', 'region', 'country', 'remote', 'unserved'))
);
create index pincode__by_point on pincode (lat, lng) where lat is not null;

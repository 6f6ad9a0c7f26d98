-- Which version of a list of facts is loaded, such as the pincodes.
create table reference_data (
  name text not null,
  version text not null,
  loaded_at timestamptz not null default clock_timestamp(),
  constraint reference_data_pkey primary key (name)
);

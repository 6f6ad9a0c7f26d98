-- One row per list of reference data, such as the pincodes, with the version that is loaded.
create table reference_data (
  name text not null,
  version text not null,
  loaded_at timestamptz not null default clock_timestamp(),
  constraint reference_data_pkey primary key (name)
);

-- One row per visitor and day on which a private link was opened. `visitor` is a keyed hash for this link and day: it
-- tells visitors apart without identifying them.
create table private_link_open (
  code_hash bytea not null,
  detail text not null,
  visitor bytea not null,
  opened_at timestamptz not null,
  constraint private_link_open__identity primary key (code_hash, detail, visitor),
  constraint private_link_open__link foreign key (code_hash, detail) references private_link (code_hash,
    detail) on delete cascade
);

-- One row per note of the team on a request to sell.
create table selling_note (
  id bigint generated always as identity,
  request_id bigint not null,
  text text not null,
  written_by bigint,
  written_at timestamptz not null,
  constraint selling_note__identity primary key (id),
  constraint selling_note__text check (length(text) >= 1 and length(text) <= 1000),
  constraint selling_note__by foreign key (written_by) references app_user (id) on delete set null,
  constraint selling_note__request foreign key (request_id) references selling_request (id) on delete cascade
);
create index selling_note__by_person on selling_note (written_by) where written_by is not null;
create index selling_note__of_request on selling_note (request_id);

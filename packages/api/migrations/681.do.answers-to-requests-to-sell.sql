-- The team answers requests to sell. Until now nobody could, so a request that is answered was put aside by hand.
alter table selling_request add answer text;
alter table selling_request add reason text;
alter table selling_request add merchant_id bigint;
update selling_request set answer = 'declined' where answered_at is not null;
alter table selling_request
  add constraint selling_request__answer check (answer in ('accepted', 'declined')),
  add constraint selling_request__answered check ((answer is null) = (answered_at is null)),
  add constraint selling_request__merchant foreign key (merchant_id) references merchant (id) on delete cascade,
  add constraint selling_request__reason check (length(reason) >= 1 and length(reason) <= 600);
create index selling_request__by_age on selling_request (asked_at);
create index selling_request__of_merchant on selling_request (merchant_id) where merchant_id is not null;

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
create index selling_note__of_request on selling_note (request_id);
create index selling_note__by_person on selling_note (written_by) where written_by is not null;

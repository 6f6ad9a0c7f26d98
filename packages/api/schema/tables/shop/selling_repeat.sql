-- One row per time that something else was sent under the email address of an unanswered request to sell. Nobody has
-- proven to own the address, so it does not replace the request: the team sees both.
create table selling_repeat (
  id bigint generated always as identity,
  request_id bigint not null,
  name text not null,
  shop text not null,
  phone text not null,
  city text not null,
  about text not null,
  link text,
  sent_at timestamptz not null,
  constraint selling_repeat__identity primary key (id),
  constraint selling_repeat__about check (length(about) >= 20 and length(about) <= 1000),
  constraint selling_repeat__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint selling_repeat__request foreign key (request_id) references selling_request (id) on delete cascade
);
create index selling_repeat__of_request on selling_repeat (request_id);

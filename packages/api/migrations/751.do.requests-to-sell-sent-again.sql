-- What somebody sent under the email address of an unanswered request to sell. It no longer overwrites the request:
-- nobody has proven to own the address.
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

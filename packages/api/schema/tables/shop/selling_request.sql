-- One row per request by a maker to sell in the shop. An email address has one open request; what is sent under it after
-- that is a selling_repeat.
create table selling_request (
  id bigint generated always as identity,
  name text not null,
  shop text not null,
  email text not null,
  phone text not null,
  city text not null,
  about text not null,
  link text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  answer text,
  -- Sent with a refusal.
  reason text,
  -- What an accepted request became.
  merchant_id bigint,
  constraint selling_request__identity primary key (id),
  constraint selling_request__about check (length(about) >= 20 and length(about) <= 1000),
  constraint selling_request__answer check (answer in ('accepted', 'declined')),
  constraint selling_request__answered check ((answer is null) = (answered_at is null)),
  constraint selling_request__email check (email = lower(email) and length(email) <= 254),
  constraint selling_request__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint selling_request__reason check (length(reason) >= 1 and length(reason) <= 600),
  constraint selling_request__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
create index selling_request__by_age on selling_request (asked_at);
create index selling_request__of_merchant on selling_request (merchant_id) where merchant_id is not null;
create unique index selling_request__one_open on selling_request (email) where answered_at is null;

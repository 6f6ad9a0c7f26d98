-- One row per complaint to the grievance officer. The ticket and the email address together show it to its sender;
-- `answer_by` is the day by which the law wants an answer.
create table complaint (
  id bigint generated always as identity,
  ticket text not null,
  kind text not null,
  name text not null,
  email text not null,
  -- The order number or page that the sender named.
  about text not null default '',
  body text not null,
  user_id bigint,
  received_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by bigint,
  -- A hash of the network it came from, for a day; null for those sent from an account.
  network bytea,
  constraint complaint__identity primary key (id),
  constraint complaint__ticket_unique unique (ticket),
  constraint complaint__about check (length(about) <= 60),
  constraint complaint__answered check ((answer is null) = (answered_at is null)),
  constraint complaint__body check (length(body) >= 20 and length(body) <= 4000),
  constraint complaint__email check (email = lower(email) and length(email) <= 254),
  constraint complaint__ticket check (ticket ~ '^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  constraint complaint__answered_by foreign key (answered_by) references app_user (id) on delete set null,
  constraint complaint__user foreign key (user_id) references app_user (id) on delete set null
);
create index complaint__answered on complaint (answered_at) where answered_at is not null;
create index complaint__by_answerer on complaint (answered_by) where answered_by is not null;
create index complaint__by_network on complaint (network, received_at) where network is not null;
create index complaint__by_user on complaint (user_id) where user_id is not null;
create index complaint__email on complaint (email);
create index complaint__open on complaint (received_at) where answered_at is null;

-- One row per code sent by email or text message, stored only as a keyed hash. `tries` is raised before the code is
-- compared.
create table one_time_code (
  id bigint generated always as identity,
  purpose text not null,
  subject text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  closed_at timestamptz,
  -- How the code was sent, and a hash of the address that requested it. Text messages cost money, so they are limited
  -- per recipient, per address and in total.
  sent_by text not null default 'mail',
  address_hash bytea,
  -- When the number turned out to accept no text messages: later requests are refused without paying for another one.
  refused_at timestamptz,
  -- A keyed hash of the browser that used the code, which may send it again when the answer was lost.
  used_by bytea,
  constraint one_time_code_pkey primary key (id),
  constraint one_time_code__sent_by check (sent_by in ('mail', 'sms')),
  constraint one_time_code__tries check (tries >= 0 and tries <= 5)
);
-- Finds rows to delete by their age. It covers only a column that never changes, so that no update has to maintain it.
create index one_time_code__age on one_time_code (created_at);
create index one_time_code__newest on one_time_code (purpose, subject, id desc);
create index one_time_code__refused on one_time_code (subject, refused_at) where refused_at is not null;
create index one_time_code__texts on one_time_code (created_at) where sent_by = 'sms';

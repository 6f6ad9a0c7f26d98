-- Codes that were sent by mail or text message. One lives here only as a keyed hash; `tries` counts before the code is
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
  -- Texts cost money: they are counted by whom they went to, where they were asked for, and in all.
  sent_by text not null default 'mail',
  address_hash bytea,
  -- A number that takes no texts: whoever asks again is told so, and no further text is paid for.
  refused_at timestamptz,
  constraint one_time_code_pkey primary key (id),
  constraint one_time_code__sent_by check (sent_by in ('mail', 'sms')),
  constraint one_time_code__tries check (tries >= 0 and tries <= 5)
);
-- Rows that time has made meaningless are found by their age. Only columns that never change again, so that no
-- write of a visitor pays for it.
create index one_time_code__age on one_time_code (created_at);
create index one_time_code__newest on one_time_code (purpose, subject, id desc);
create index one_time_code__refused on one_time_code (subject, refused_at) where refused_at is not null;
create index one_time_code__texts on one_time_code (created_at) where sent_by = 'sms';

-- What belongs to a person's own account: the phone that signs in, which device a session is on, which mails are not
-- wanted, a copy of one's data, and the way out.

-- A phone with its country's code: +919876543210. It opens the account that it was last proven for, and no other.
create table phone_identity (
  phone text not null,
  user_id bigint not null,
  proven_at timestamptz not null,
  constraint phone_identity__identity primary key (phone),
  constraint phone_identity__one_an_account unique (user_id),
  constraint phone_identity__international check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint phone_identity__user foreign key (user_id) references app_user (id) on delete cascade
);

-- As people call it: 'Chrome on Android'.
alter table session_family add column device text not null default '';
alter table session_family add constraint session_family__device check (length(device) <= 80);

-- Texts cost money: they are counted by whom they went to, where they were asked for, and in all.
alter table one_time_code add column sent_by text not null default 'mail';
alter table one_time_code add column address_hash bytea;
alter table one_time_code add constraint one_time_code__sent_by check (sent_by in ('mail', 'sms'));
create index one_time_code__texts on one_time_code (created_at) where sent_by = 'sms';

-- Who signs in by phone may have no mail. A closed account can be taken back until it is erased; what is left of it
-- then is a number, which orders and the ledger go by.
alter table app_user alter column email drop not null;
alter table app_user add column closed_at timestamptz;
alter table app_user add column erased_at timestamptz;
alter table app_user add constraint app_user__erased check (
  erased_at is null or (
    closed_at is not null and email is null and phone is null and first_name = 'Somebody' and last_name = ''
    and line = '' and description = '' and instagram_link = '' and website_link = '' and picture is null
    and password_hash is null
  )
);
-- To the day: numbers of phones change hands when nobody comes for long.
alter table app_user add column last_seen_at timestamptz not null default clock_timestamp();

create table notice_refusal (
  user_id bigint not null,
  kind text not null,
  refused_at timestamptz not null,
  constraint notice_refusal__identity primary key (user_id, kind),
  constraint notice_refusal__user foreign key (user_id) references app_user (id) on delete cascade
);

-- A copy of what is known of somebody, to be taken once.
create table data_copy (
  copy_id uuid not null,
  user_id bigint not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  ready_at timestamptz,
  taken_at timestamptz,
  file bytea,
  constraint data_copy__identity primary key (copy_id),
  constraint data_copy__file check ((file is not null) = (ready_at is not null and taken_at is null)),
  constraint data_copy__user foreign key (user_id) references app_user (id) on delete cascade
);
create index data_copy__of_user on data_copy (user_id, asked_at desc);
create index data_copy__old on data_copy (expires_at);

-- What is left of an address when its person has been erased: where the tax was due, and no door.
create function address_without_person(address jsonb) returns jsonb
language sql immutable parallel safe
return address || '{"name": "Account closed", "phone": "", "line1": "", "line2": "", "landmark": ""}';

-- Lines of an order, or of an agreement on one, without what the buyer had written on things.
create function agreement_without_person(agreement jsonb) returns jsonb
language sql immutable parallel safe
return agreement || jsonb_build_object(
  'address', address_without_person(agreement -> 'address'),
  'lines', coalesce((
    select jsonb_agg(line || '{"customOptions": [], "asked": []}' order by position)
    from jsonb_array_elements(agreement -> 'lines') with ordinality as l (line, position)
  ), '[]')
);

-- What happened to an order stays as it was told, but for what a person wrote who has been erased.
create or replace function order_event_is_append_only() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('nukkad.erasing', true) = 'a person' then
    return null;
  end if;
  raise exception 'order_event is append-only';
end
$$;

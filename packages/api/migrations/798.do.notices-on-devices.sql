-- Browsers that want notices of orders; see schema/tables/people/push_device.sql.
create table push_device (
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  added_at timestamptz not null,
  constraint push_device_pkey primary key (session_id),
  constraint push_device__endpoint unique (endpoint),
  constraint push_device__endpoint_length check (length(endpoint) <= 1000),
  constraint push_device_session_id_fkey foreign key (session_id) references session_family (id) on delete cascade
);

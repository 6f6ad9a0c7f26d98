-- The browser of a session, if its user wants notices of orders there. It gets none once the session has ended.
create table push_device (
  session_id uuid not null,
  -- Its address at the push service of the browser's maker; a browser has one at a time, whoever is signed in.
  endpoint text not null,
  -- The browser's public key and secret, with which a notice is encrypted for it alone.
  p256dh text not null,
  auth text not null,
  added_at timestamptz not null,
  constraint push_device_pkey primary key (session_id),
  constraint push_device__endpoint unique (endpoint),
  constraint push_device__endpoint_length check (length(endpoint) <= 1000),
  constraint push_device_session_id_fkey foreign key (session_id) references session_family (id) on delete cascade
);

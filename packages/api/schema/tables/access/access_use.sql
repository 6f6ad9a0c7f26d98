-- One row per use of an offer by a member. A member can use an offer once per `period`, not counting uses that were
-- undone. `step` is the time step of the code, null for a use by PIN.
create table access_use (
  id uuid not null default gen_random_uuid(),
  offer_id bigint not null,
  outlet_id bigint not null,
  user_id bigint,
  member_name text not null,
  period text not null,
  way text not null,
  step bigint,
  nonce uuid not null,
  counter text not null,
  staff_id bigint,
  used_at timestamptz not null,
  undone_at timestamptz,
  constraint access_use__identity primary key (id),
  constraint access_use__nonce_unique unique (nonce),
  constraint access_use__step check ((way = 'pin') = (step is null)),
  constraint access_use__way check (way in ('scan', 'typed', 'pin')),
  constraint access_use__offer foreign key (offer_id) references access_offer (id) on delete cascade,
  constraint access_use__outlet foreign key (outlet_id) references access_outlet (id) on delete cascade,
  constraint access_use__staff foreign key (staff_id) references app_user (id) on delete set null,
  constraint access_use__user foreign key (user_id) references app_user (id) on delete set null
);
create index access_use__by_staff on access_use (staff_id);
create index access_use__of_member on access_use (user_id, used_at desc);
create index access_use__of_offer on access_use (offer_id);
create index access_use__of_outlet on access_use (outlet_id, used_at desc);
create unique index access_use__once_a_period on access_use (user_id, offer_id, period) where undone_at is null;

-- One row per reservation of seats for one person: while they fill in the form and pay, or offered from the waiting
-- list (`is_offer`). A 'held' row past `expires_at` has no effect, so correctness does not depend on a job.
create table ticket_hold (
  hold_id text not null,
  event_id bigint not null,
  user_id bigint not null,
  state text not null default 'held',
  ended_by text,
  is_offer boolean not null default false,
  guests jsonb not null default '[]',
  contact jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the first of the holds began that this one continues with another choice: they end together.
  held_since timestamptz not null default now(),
  constraint ticket_hold__identity primary key (hold_id),
  constraint ticket_hold__ended_by check ((state = 'released') = (ended_by is not null) and (ended_by in ('buyer',
    'choice', 'time'))),
  constraint ticket_hold__guests check (jsonb_typeof(guests) = 'array'),
  constraint ticket_hold__number check (hold_id ~ '^HD-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint ticket_hold__state check (state in ('held', 'released', 'booked')),
  constraint ticket_hold__event foreign key (event_id) references event (id),
  constraint ticket_hold__user foreign key (user_id) references app_user (id)
);
create index ticket_hold__of_buyer on ticket_hold (user_id, event_id, created_at desc);
create unique index ticket_hold__one_at_a_time on ticket_hold (event_id, user_id) where state = 'held';
create index ticket_hold__to_end on ticket_hold (expires_at) where state = 'held';

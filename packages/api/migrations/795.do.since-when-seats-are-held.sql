-- Holds of seats that follow one another by another choice end together.
alter table ticket_hold add column held_since timestamptz;
update ticket_hold set held_since = created_at;
alter table ticket_hold alter column held_since set not null;
alter table ticket_hold alter column held_since set default now();

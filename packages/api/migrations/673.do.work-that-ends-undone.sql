-- Mails and texts that cannot be delivered come to an end; work without `not_after` is tried until it is done.
alter table outbox add not_after timestamptz;
alter table outbox add is_given_up boolean not null default false;
alter table outbox add constraint outbox__given_up check (done_at is not null or not is_given_up);
create index outbox__given_up on outbox (done_at) where is_given_up;

update outbox set not_after = run_at + case
  when kind = 'tracking-code' or key like 'one-time-code:%'
    or kind = 'sms' and lane = 'codes' and key not like 'contact:%' then interval '5 minutes'
  when kind = 'password-reset' or key like 'password-reset:%' then interval '1 hour'
  else interval '7 days'
end
where done_at is null and kind in ('mail', 'sms', 'written-sms', 'tracking-code', 'password-reset');

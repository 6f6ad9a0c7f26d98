-- Trigger of vote: a vote is never changed or withdrawn; only its origin may be erased.
create or replace function keep_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.address is null and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
    return new;
  end if;
  raise exception 'a vote is never changed or taken back' using errcode = 'restrict_violation';
end $$;

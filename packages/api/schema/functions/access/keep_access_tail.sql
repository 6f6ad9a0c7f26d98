-- Trigger of app_user: keeps the phone number of an access member equal to that of the account.
create or replace function keep_access_tail() returns trigger language plpgsql as $$
begin
  update access_member set phone_tail = substring(new.phone from '[0-9]{4}$') where user_id = new.id;
  return null;
end
$$;

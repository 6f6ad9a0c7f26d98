-- Trigger of app_user: a member of the access programme is known by the phone number of today.
create or replace function keep_access_tail() returns trigger language plpgsql as $$
begin
  update access_member set phone_tail = substring(new.phone from '[0-9]{4}$') where user_id = new.id;
  return null;
end
$$;

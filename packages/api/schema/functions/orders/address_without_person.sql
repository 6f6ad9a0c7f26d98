-- What is left of an address when its person has been erased: where the tax was due, and no door.
create or replace function address_without_person(address jsonb) returns jsonb
language sql immutable parallel safe
return address || '{"name": "Account closed", "phone": "", "line1": "", "line2": "", "landmark": ""}';

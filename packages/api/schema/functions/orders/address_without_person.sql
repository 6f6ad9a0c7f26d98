-- What is kept of an address after its person has been erased: city, state and pincode, which tax law needs.
create or replace function address_without_person(address jsonb) returns jsonb
language sql immutable parallel safe
return address || '{"name": "Account closed", "phone": "", "line1": "", "line2": "", "landmark": ""}';

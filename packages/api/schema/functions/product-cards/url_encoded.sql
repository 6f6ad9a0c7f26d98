-- A text, percent-encoded for use in an address.
create or replace function url_encoded(said text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(string_agg(
    case
      when one.sign ~ '^[A-Za-z0-9_.~-]$' then one.sign
      else regexp_replace(upper(encode(convert_to(one.sign, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
    end, '' order by one.place
  ), '')
  from regexp_split_to_table(said, '') with ordinality as one (sign, place)
$$;

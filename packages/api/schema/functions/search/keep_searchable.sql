-- Trigger of the tables that hold searchable things. Its arguments are the kind, and the key of a row as an expression.
create or replace function keep_searchable() returns trigger
language plpgsql as $$
declare
  refs text[];
begin
  if tg_op = 'INSERT' then
    execute format('select array_agg(distinct (%s)::text) from fresh', tg_argv[1]) into refs;
  elsif tg_op = 'DELETE' then
    execute format('select array_agg(distinct (%s)::text) from stale', tg_argv[1]) into refs;
  else
    execute format(
      'select array_agg(distinct ref) from ('
      'select (%1$s)::text as ref from fresh union select (%1$s)::text from stale) as one',
      tg_argv[1]) into refs;
  end if;
  perform refresh_searchable(tg_argv[0], refs);
  return null;
end
$$;

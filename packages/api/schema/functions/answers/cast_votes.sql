-- Casts votes in order: each is counted, already cast by the same person, or refused. Each vote of a ballot contains
-- the hash of the one before it, so the ballot stays locked from the first check to the last count; one call keeps that
-- time as short as possible. The hash covers what the server recounts votes by. Plans are cached per session and made
-- while a ballot is still empty: with enable_seqscan each vote would then scan a table that has grown to ten thousand
-- rows.
create or replace function cast_votes(wanted_ballot text, now_at timestamptz, wanted jsonb) returns jsonb
language plpgsql set enable_seqscan = off as $$
declare
  b ballot;
  one record;
  known record;
  verdict text;
  said text;
  verdicts jsonb[] := '{}';
begin
  select * into b from ballot where id = wanted_ballot and is_published and starts_at <= now_at for update;
  for one in
    select w.kind, w.option, decode(w.voter, 'hex') as voter, decode(w.address, 'hex') as address, w.voted_at,
      u.created_at as account_at,
      exists (select from ballot_option o where o.ballot_id = wanted_ballot and o.id = w.option) as is_option
    from rows from (
      jsonb_to_recordset(wanted)
        as (kind text, option text, user_id bigint, voter text, address text, voted_at timestamptz)
    ) with ordinality as w (kind, option, user_id, voter, address, voted_at, nth)
    left join app_user u on u.id = w.user_id
    order by w.nth
  loop
    verdict := case
      when b.kind is distinct from one.kind then 'absent'
      when b.ends_at <= one.voted_at then 'over'
      when not one.is_option then 'no option'
      when one.account_at is null then 'no account'
    end;
    if verdict is not null then
      verdicts := verdicts || jsonb_build_object('is', verdict);
      continue;
    end if;
    select v.number, v.option_id, v.hash into known from vote v where v.ballot_id = b.id and v.voter = one.voter;
    if found then
      verdicts := verdicts || jsonb_build_object('is', 'earlier', 'number', known.number, 'optionId', known.option_id,
        'hash', encode(known.hash, 'hex'));
      continue;
    end if;
    b.last_number := b.last_number + 1;
    said := '[' || concat_ws(',', to_json(b.id), b.last_number, to_json(encode(one.voter, 'hex')), to_json(one.option),
      to_json(to_char(one.voted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) || ']';
    b.last_hash := sha256(b.last_hash || convert_to(said, 'UTF8'));
    insert into vote (ballot_id, number, voter, option_id, voted_at, hash, address, account_at)
    values (b.id, b.last_number, one.voter, one.option, one.voted_at, b.last_hash, one.address, one.account_at);
    verdicts := verdicts || jsonb_build_object('is', 'counted', 'number', b.last_number, 'optionId', one.option,
      'hash', encode(b.last_hash, 'hex'));
  end loop;
  update ballot_option o set votes = o.votes + added.count
  from (
    select one_verdict ->> 'optionId' as option_id, count(*)::integer as count
    from unnest(verdicts) as one_verdict where one_verdict ->> 'is' = 'counted' group by 1
  ) as added
  where o.ballot_id = b.id and o.id = added.option_id;
  update ballot set last_number = b.last_number, last_hash = b.last_hash
  where id = b.id and last_number < b.last_number;
  return jsonb_build_object('verdicts', to_jsonb(verdicts), 'total', b.last_number, 'counts', (
    select jsonb_object_agg(o.id, o.votes) from ballot_option o where o.ballot_id = b.id
  ));
end
$$;

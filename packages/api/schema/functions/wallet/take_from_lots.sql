-- Takes an amount from lots of one kind that are valid after `since`, the first to expire first, and records which
-- lots.
create or replace function take_from_lots(payment text, buyer bigint, of_kind text, amount bigint, since timestamptz)
returns void
language plpgsql as $$
declare
  taken bigint;
begin
  with lots as (
    select lot_id, left_paise, sum(left_paise) over (order by expires_at, lot_id) - left_paise as before
    from wallet_lot where user_id = buyer and kind = of_kind and left_paise > 0 and expires_at > since
  ), parts as (
    select lot_id, least(left_paise, amount - before) as part from lots where before < amount
  ), used as (
    insert into wallet_lot_use (transaction_id, lot_id, amount_paise) select payment, lot_id, part from parts
  ), emptied as (
    update wallet_lot l set left_paise = l.left_paise - p.part from parts p where l.lot_id = p.lot_id
  )
  select coalesce(sum(part), 0) into taken from parts;
  if taken <> amount then
    raise exception 'the lots of user % hold % of the % set aside', buyer, taken, amount;
  end if;
end
$$;

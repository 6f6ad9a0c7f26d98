-- Refunds that reached the wallet of an erased account, which nobody can spend, are paid out by a person.
alter table refund add paid_out_at timestamptz;
alter table wallet_entry drop constraint wallet_entry__kind;
alter table wallet_entry add constraint wallet_entry__kind check (kind in ('perks_given', 'perks_returned',
  'perks_expired', 'perks_taken_back', 'credit_given', 'credit_paid_out', 'spent', 'gift_card_sold',
  'gift_card_refunded', 'gift_card_lapsed', 'gift_card_reopened', 'gift_card_redeemed', 'gift_card_returned',
  'gift_card_expired', 'gift_card_extended', 'gift_card_remainder_refunded'));

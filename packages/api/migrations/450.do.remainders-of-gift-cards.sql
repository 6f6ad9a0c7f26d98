-- What is left of a card in a wallet may go back to whoever paid for it.
alter table wallet_entry drop constraint wallet_entry__kind;
alter table wallet_entry add constraint wallet_entry__kind check (
  kind in (
    'perks_given', 'perks_returned', 'perks_expired', 'perks_taken_back', 'credit_given', 'spent',
    'gift_card_sold', 'gift_card_refunded', 'gift_card_lapsed', 'gift_card_redeemed', 'gift_card_returned',
    'gift_card_expired', 'gift_card_remainder_refunded'
  )
);

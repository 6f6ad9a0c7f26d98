-- All that a card and its delivery can be: two of them were missing.
alter table gift_card drop constraint gift_card__state;
alter table gift_card add constraint gift_card__state check (state in ('unpaid', 'open', 'redeemed', 'expired', 'refunded'));
alter table gift_card drop constraint gift_card__delivery;
alter table gift_card add constraint gift_card__delivery check (
  delivery in ('unpaid', 'scheduled', 'sending', 'sent', 'bounced')
);

-- The note that a merchant encloses with an order that is a gift; both are null for any other order.
alter table shop_order add column gift_note_from text;
alter table shop_order add column gift_note_text text;
alter table shop_order add constraint shop_order__gift_note
  check ((gift_note_from is null) = (gift_note_text is null)
    and length(gift_note_from) between 1 and 60 and length(gift_note_text) <= 300);

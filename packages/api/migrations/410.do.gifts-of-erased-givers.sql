-- A card that waits for its day keeps its words after its giver's account is erased; they go once it has left.
alter table gift_card add column words_end_with_delivery boolean not null default false;

create index gift_card__words_to_end on gift_card (gift_id) where words_end_with_delivery;

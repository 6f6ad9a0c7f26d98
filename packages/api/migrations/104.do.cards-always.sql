-- A row without its card would be an empty line of every list: the card is written also where other triggers wait
-- (bulk loading as a replica).
alter table place enable always trigger place__card;
alter table post enable always trigger post__card;

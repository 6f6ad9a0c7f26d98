-- One more design: for an exam, a new job, a first exhibition.
update gift_card_design set position = position + 1 where position > 3;
insert into gift_card_design (slug, title, occasion, image, amounts_paise, position)
values ('well-done', 'Well done, you', 'congratulations', 'well-done', '{50000,100000,200000}', 4);

-- What having a tag says for a gift by itself, whatever was asked: 'it is a thing to keep'.
alter table gift_tag add column because text;
alter table gift_tag add constraint gift_tag__because check (length(because) between 1 and 80);
update gift_tag set because = case tag
  when 'keepsake' then 'it is a thing to keep'
  when 'practical' then 'it is of use every day'
  when 'traditional' then 'it is made the way it always was'
end
where tag in ('keepsake', 'practical', 'traditional');

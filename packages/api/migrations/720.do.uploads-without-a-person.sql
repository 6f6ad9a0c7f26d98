-- Pictures and videos of pages stay when the account of the one who uploaded them is erased; they belong to nobody then.
alter table media alter column user_id drop not null;
alter table video_file alter column user_id drop not null;

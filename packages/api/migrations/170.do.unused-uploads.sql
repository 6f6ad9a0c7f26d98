-- A picture that was uploaded and never sent with anything is nobody's after a while. Which of the older ones are used is
-- not known, so they all count as used.
alter table media add column used_at timestamptz;
update media set used_at = created_at;
create index media__unused on media (created_at) where used_at is null;

-- Days in India, both included. `is_away` says whether today is one of them; a job keeps it.
alter table merchant add column away_from date;
alter table merchant add column away_until date;
alter table merchant add column away_words text;
alter table merchant add column is_away boolean not null default false;
alter table merchant add constraint merchant__away
  check ((away_from is null) = (away_until is null) and away_from <= away_until
    and (away_from is not null or away_words is null and not is_away));

-- Preferences are for adults: those of children were stored without the consent of a parent.
delete from engagement_profile where birth_year > extract(year from now()) - 18;

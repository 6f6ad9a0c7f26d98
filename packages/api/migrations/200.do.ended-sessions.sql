-- Every API process looks once a second which sessions ended within the life of an access token.
create index session_family__ended on session_family (ended_at) where ended_at is not null;

-- One row per short address of a page of this site.
create table short_link (
  code_hash bytea not null,
  path text not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_published boolean not null default true,
  constraint short_link__identity primary key (code_hash),
  constraint short_link__hash check (octet_length(code_hash) = 32),
  constraint short_link__path check (path ~ '^/([^/\\[:space:]]|$)'),
  constraint short_link__window check (ends_at > starts_at)
);

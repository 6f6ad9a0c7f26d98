-- Captions of uploaded videos, as WebVTT.
create table video_captions (
  id text not null,
  video_id text not null,
  language text not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint video_captions__identity primary key (id),
  constraint video_captions__once unique (video_id, language),
  constraint video_captions__body check (length(body) <= 250000),
  constraint video_captions__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint video_captions__language check (language ~ '^[a-z]{2,3}$'),
  constraint video_captions__video foreign key (video_id) references video_file (id) on delete cascade
);

-- One row per order line in a return, exchange or claim. `pieces` are the numbers (from 0) of the line's pieces: each
-- has its own share of the price, to the paisa.
create table return_line (
  request_id text not null,
  line_id bigint not null,
  pieces smallint[] not null,
  reason text not null,
  note text not null,
  replacement_sku text,
  replacement_options jsonb,
  constraint return_line__identity primary key (request_id, line_id),
  constraint return_line__pieces check (cardinality(pieces) >= 1 and cardinality(pieces) <= 50),
  constraint return_line__replacement check ((replacement_sku is null) = (replacement_options is null)),
  constraint return_line__line foreign key (line_id) references order_line (line_id),
  constraint return_line__request foreign key (request_id) references return_request (request_id)
);
create index return_line__of_line on return_line (line_id);

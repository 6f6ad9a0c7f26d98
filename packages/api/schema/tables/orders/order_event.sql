-- One row per event in the history of an order, which is append-only.
create table order_event (
  event_id bigint generated always as identity,
  order_id text not null,
  at timestamptz not null,
  kind text not null,
  from_state text,
  to_state text,
  actor text not null,
  text text not null,
  constraint order_event__identity primary key (event_id),
  constraint order_event__actor check (actor in ('buyer', 'merchant', 'courier', 'shop')),
  constraint order_event__kind check (kind in ('placed', 'moved', 'cancelled', 'note', 'payment', 'refund', 'return',
    'exchange', 'invoice', 'day')),
  constraint order_event__order foreign key (order_id) references shop_order (order_id)
);
create index order_event__of_order on order_event (order_id, event_id);

create trigger order_event__append_only before delete or update or truncate on order_event for each statement
  execute function order_event_is_append_only();
create trigger order_event__is_news after insert on order_event referencing new table as added for each statement
  execute function order_event_is_news();

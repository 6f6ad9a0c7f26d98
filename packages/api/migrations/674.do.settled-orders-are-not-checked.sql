-- Orders about which the gateway will not be asked again are not due: the reconciler reads open ones only.
alter table gateway_order alter check_at drop not null;

update gateway_order g set check_at = null
from checkout_transaction t
where t.transaction_id = g.transaction_id
  and (t.state in ('placed', 'refunded', 'review')
    or (t.state = 'failed' and g.created_at <= clock_timestamp() - interval '3 days'))
  and not exists (
    select from payment p where p.transaction_id = g.transaction_id and p.state in ('created', 'pending', 'authorised')
  );

drop index gateway_order__to_check;
create index gateway_order__to_check on gateway_order (check_at) where check_at is not null;

import type { Check } from '../proof.ts'

export const waitingSubscriptionChecks: readonly Check[] = [
  {
    name: 'boxes-late',
    area: 'subscriptions',
    says: 'An owed delivery is packed within two days of its due date.',
    find: (q, now, limit) => q`
      select c.subscription_id || ' ' || c.cycle as id, 'was due on ' || c.due_on as text
      from subscription_cycle c join subscription s using (subscription_id)
      where c.state = 'owed' and s.state <> 'paused' and c.due_on < (${now}::timestamptz at time zone 'Asia/Kolkata')::date - 2
      limit ${limit}`,
  },
  {
    name: 'mandates-untold',
    area: 'subscriptions',
    says: 'The gateway is told within a day about changes to a mandate.',
    find: (q, now, limit) => q`
      select subscription_id as id, 'is to be told: ' || steer as text
      from subscription where steer is not null and updated_at < ${now}::timestamptz - interval '1 day'
      limit ${limit}`,
  },
]

import { tryNow } from '../../../outbox/outbox.repository.ts'
import type { Check } from '../proof.ts'

/** Anybody may mistype an address when signing in; as many as this in a day are a fault of the mail server or ours. */
const manyCodes = 50

/** Work that should have been done by now. */
export const workChecks: readonly Check[] = [
  {
    name: 'late-work',
    isMeasured: true,
    area: 'work',
    says: 'Mails and other follow-up work are done within ten minutes of their time.',
    find: (q, _, limit) => q`
      select kind || ' ' || key as id,
        'waits since ' || to_char(run_at at time zone 'Asia/Kolkata', 'DD Mon HH24:MI') || ', tried ' || attempts
        || ' times' || coalesce(': ' || left(last_error, 160), '') as text
      from outbox where done_at is null and run_at < clock_timestamp() - interval '10 minutes'
      order by run_at limit ${limit}`,
    repair: {
      says: 'Retries everything that is waiting for its next attempt now; work of a later time stays scheduled.',
      run: (tx) => tryNow(tx),
    },
  },
  {
    name: 'given-up-work',
    area: 'work',
    says: 'Mails and texts reach their recipients. Listed are those given up in three days, and codes when they are many.',
    find: (q, _, limit) => q`
      select kind || ' ' || key as id, 'was given up after ' || attempts || ' tries: ' || last_error as text
      from outbox
      where is_given_up and lane <> 'codes' and done_at > clock_timestamp() - interval '3 days'
      union all
      select 'codes', count(*) || ' codes of the last day did not reach anyone, the latest: '
        || (array_agg(last_error order by done_at desc))[1]
      from outbox
      where is_given_up and lane = 'codes' and done_at > clock_timestamp() - interval '1 day'
      having count(*) >= ${manyCodes}
      limit ${limit}`,
  },
  {
    name: 'uncounted-visits',
    area: 'work',
    says: 'The page views of a day are counted after it; single events are kept until they are.',
    find: (q, _, limit) => q`
      select day::text as id, 'could not be counted at ' || to_char(tried_at at time zone 'Asia/Kolkata', 'DD Mon HH24:MI')
        as text
      from stream_day_count where counted_at is distinct from tried_at order by day limit ${limit}`,
  },
  {
    name: 'late-affiliate-earnings',
    area: 'work',
    says: 'Affiliate earnings and deductions are recorded within three hours.',
    find: (q, now, limit) => q`
      select l.order_id as id, 'is due ' || l.due_paise || ' paise, ' || l.booked_paise || ' are written down' as text
      from affiliate_line l
      where l.due_paise <> l.booked_paise
        and l.delivered_at between ${now}::timestamptz - interval '90 days' and ${now}::timestamptz - interval '3 hours'
        and not exists (
          select from return_request r
          where r.order_id = l.order_id and r.updated_at > ${now}::timestamptz - interval '3 hours'
        )
      limit ${limit}`,
  },
]

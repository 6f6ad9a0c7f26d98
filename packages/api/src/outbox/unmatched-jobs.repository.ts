import type { Queryable } from '../db.ts'
import type { Lane } from './lanes.ts'

/** Jobs that the queue has ended although their entry is still open. */
export async function endedJobs(q: Queryable): Promise<{ lane: Lane; id: string }[]> {
  return q<{ lane: Lane; id: string }[]>`
    select outbox.lane, job.id
    from outbox
    join pgboss.job on job.name = outbox.lane and job.id = outbox_job_id(outbox.id)
    where outbox.done_at is null and job.state in ('failed', 'cancelled', 'completed')`
}

/** Queues open entries, of one kind or all, whose job is missing: from an older version, or from a lost queue. */
export async function queueTheMissing(q: Queryable, kind: string | null = null): Promise<number> {
  const queued = await q`
    select queue_job(outbox)
    from outbox
    where outbox.done_at is null and (${kind}::text is null or outbox.kind = ${kind})
      and not exists (select from pgboss.job where job.name = outbox.lane and job.id = outbox_job_id(outbox.id))`
  return queued.count
}

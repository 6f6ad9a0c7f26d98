import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'

/**
 * Limits on sending and attempts look back a day, and the end of a session is announced until its last token expires;
 * rows are therefore kept a day longer.
 */
export const authJobs: readonly HousekeepingJob[] = [
  housekeepingJob(
    'old one-time codes',
    (q, now, limit) => q`
    delete from one_time_code where id in (
      select id from one_time_code where created_at < ${daysBefore(now, 2)} limit ${limit} for update skip locked
    )`,
  ),
  housekeepingJob(
    'expired refresh tokens',
    (q, now, limit) => q`
    delete from refresh_token where hash in (
      select hash from refresh_token where expires_at < ${daysBefore(now, 1)} limit ${limit} for update skip locked
    )`,
  ),
  housekeepingJob(
    'sessions without tokens',
    (q, now, limit) => q`
    delete from session_family where id in (
      select f.id from session_family f
      where f.created_at < ${daysBefore(now, 1)}
        and not exists (select from refresh_token t where t.family_id = f.id)
      limit ${limit} for update skip locked
    )`,
  ),
  housekeepingJob(
    'old password resets',
    (q, now, limit) => q`
    delete from password_reset where hash in (
      select hash from password_reset where expires_at < ${daysBefore(now, 1)} limit ${limit} for update skip locked
    )`,
  ),
  housekeepingJob(
    'spent sign-ins by Google',
    (q, now, limit) => q`
    delete from google_nonce_spent where nonce_hash in (
      select nonce_hash from google_nonce_spent where spent_at < ${daysBefore(now, 1)}
      limit ${limit} for update skip locked
    )`,
  ),
  housekeepingJob(
    'forgotten sign-in delays',
    (q, now, limit) => q`
    delete from sign_in_delay where subject in (
      select subject from sign_in_delay where last_failure_at < ${daysBefore(now, 2)} and blocked_until < ${now}
      limit ${limit} for update skip locked
    )`,
  ),
]

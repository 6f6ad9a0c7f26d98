import type { PersonalData } from '../../personal-data.ts'

/** Sign-in identities and sessions; codes and tokens are secret, so no copy contains them. */
export const authPersonal: PersonalData = {
  columns: {
    'session_family.user_id': 'erased',
    'password_reset.user_id': 'erased',
    'google_identity.user_id': 'erased',
    'phone_identity.user_id': 'erased',
    'phone_identity.phone': 'erased',
    'one_time_code.subject': 'erased',
  },
  notCopied: {
    'password_reset.user_id': 'It holds a secret and its times, for an hour.',
    'one_time_code.subject': 'Codes are secret, and of use for five minutes.',
  },
  copy: async (q, { userId }) => ({
    sessions: await q`
      select device, created_at, ended_at from session_family where user_id = ${userId} order by created_at`,
    'phone-sign-in': await q`select phone, proven_at from phone_identity where user_id = ${userId}`,
    'google-sign-in': await q`
      select subject as account, linked_at from google_identity where user_id = ${userId} order by linked_at`,
  }),
  erase: async (tx, { userId, email, phone }) => {
    const subjects = [userId, email, phone, phone?.slice(-10)].filter((one) => one != null)
    await tx`delete from session_family where user_id = ${userId}`
    await tx`delete from password_reset where user_id = ${userId}`
    await tx`delete from google_identity where user_id = ${userId}`
    await tx`delete from phone_identity where user_id = ${userId}`
    await tx`delete from one_time_code where subject = any(${subjects}::text[])`
  },
}

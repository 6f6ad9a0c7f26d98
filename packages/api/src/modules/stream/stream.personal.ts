import type { PersonalData } from '../../personal-data.ts'

/** Events of the last ninety days that were recorded under an account. */
export const streamPersonal: PersonalData = {
  columns: { 'stream_event.user_id': 'erased', 'stream_event.mail_hash': 'erased' },
  notCopied: { 'stream_event.mail_hash': 'It is computed from the email address.' },
  copy: async (q, { userId }) => ({
    visits: await q`
      select happened_at, name, page, city, device, props from stream_event
      where user_id = ${userId}::text order by happened_at limit 20000`,
  }),
  erase: async (tx, { userId }) => {
    await tx`
      delete from stream_event where user_id = ${userId}::text or object_id in (
        select object_id from stream_event where user_id = ${userId}::text and object_id is not null
      )`
  },
}

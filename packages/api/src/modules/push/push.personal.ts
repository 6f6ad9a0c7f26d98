import type { PersonalData } from '../../personal-data.ts'

/** A device ends with its session, which the sign-in module erases. */
export const pushPersonal: PersonalData = {
  columns: { 'push_device.session_id': 'erased' },
  copy: async (q, { userId }) => ({
    'notices-on-devices': await q`
      select f.device, d.added_at from push_device d join session_family f on f.id = d.session_id
      where f.user_id = ${userId} order by d.added_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from push_device where session_id in (select id from session_family where user_id = ${userId})`
  },
}

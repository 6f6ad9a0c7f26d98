import type { PersonalData } from '../../personal-data.ts'

export const accessPersonal: PersonalData = {
  columns: {
    'access_staff.user_id': 'erased',
    'access_member.user_id': 'erased',
    'access_use.user_id': 'erased',
    'access_use.staff_id': 'erased',
    'access_use.member_name': 'erased',
  },
  copy: async (q, { userId }) => ({
    'access-programme': await q`
      select o.title as offer, u.used_at, u.undone_at, u.counter from access_use u join access_offer o on o.id = u.offer_id
      where u.user_id = ${userId} order by u.used_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from access_staff where user_id = ${userId}`
    await tx`delete from access_member where user_id = ${userId}`
    await tx`update access_use set user_id = null, member_name = 'A member' where user_id = ${userId}`
    await tx`update access_use set staff_id = null where staff_id = ${userId}`
  },
}

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
      select o.title as offer, u.used_at, u.undone_at, u.counter, u.member_name
      from access_use u join access_offer o on o.id = u.offer_id
      where u.user_id = ${userId} order by u.used_at`,
    'access-counter-work': await q`
      select o.title as offer, u.used_at, u.counter from access_use u join access_offer o on o.id = u.offer_id
      where u.staff_id = ${userId} order by u.used_at`,
    'access-membership': await q`select card, joined_at from access_member where user_id = ${userId}`,
    'access-counters': await q`
      select coalesce(p.title, m.name) as outlet, s.counter from access_staff s
      join access_outlet o on o.id = s.outlet_id
      left join place p on p.id = o.place_id
      left join merchant m on m.id = o.merchant_id where s.user_id = ${userId}`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from access_staff where user_id = ${userId}`
    await tx`delete from access_member where user_id = ${userId}`
    await tx`update access_use set user_id = null, member_name = 'A member' where user_id = ${userId}`
    await tx`update access_use set staff_id = null where staff_id = ${userId}`
  },
}

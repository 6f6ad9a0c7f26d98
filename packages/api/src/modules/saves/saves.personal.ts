import type { PersonalData } from '../../personal-data.ts'

/** The code of a shared list is left out: whoever has it reads the list. */
export const savesPersonal: PersonalData = {
  columns: {
    'saved_item.user_id': 'erased',
    'price_notice.user_id': 'erased',
    'saved_list.user_id': 'erased',
    'saved_list.name': 'erased',
    'saved_list.shared_as': 'erased',
  },
  copy: async (q, { userId }) => ({
    saves:
      await q`select kind, ref, saved_at, price_told_at from saved_item where user_id = ${userId} order by saved_at`,
    'lists-of-saves': await q`
      select name, created_at, shared_at, shared_as from saved_list where user_id = ${userId} order by created_at`,
    'things-on-lists': await q`
      select l.name as list, i.kind, i.ref, i.added_at from saved_list_item i join saved_list l using (list_id)
      where l.user_id = ${userId} and i.removed_at is null order by l.created_at, i.added_at`,
    'told-of-prices': await q`select told_at from price_notice where user_id = ${userId}`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from saved_list where user_id = ${userId}`
    await tx`delete from saved_item where user_id = ${userId}`
    // After the saves, which the hourly notices lock first.
    await tx`delete from price_notice where user_id = ${userId}`
  },
}

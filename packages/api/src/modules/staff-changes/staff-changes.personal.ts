import type { PersonalData } from '../../personal-data.ts'

/** The change and its time are kept; the author is erased with the account. */
export const staffChangesPersonal: PersonalData = {
  columns: { 'staff_change.changed_by': 'erased' },
  copy: async (q, { userId }) => ({
    'changes-as-staff': await q`
      select kind, id, changed_at from staff_change where changed_by = ${userId} order by changed_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`update staff_change set changed_by = null where changed_by = ${userId}`
  },
}

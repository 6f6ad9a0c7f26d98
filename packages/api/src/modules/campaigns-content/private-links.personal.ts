import type { PersonalData } from '../../personal-data.ts'

/** A token stays spent; who spent it is erased. */
export const privateLinksPersonal: PersonalData = {
  columns: { 'campaign_token.spent_by': 'erased', 'link_batch.made_by': 'erased' },
  copy: async (q, { userId }) => ({
    'gifts-from-links': await q`
      select title, spent_at from campaign_token where spent_by = ${userId} order by spent_at`,
    'links-made-as-staff': await q`
      select kind, title, made_at from link_batch where made_by = ${userId} order by made_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`update campaign_token set spent_by = null where spent_by = ${userId}`
    await tx`update link_batch set made_by = null where made_by = ${userId}`
  },
}

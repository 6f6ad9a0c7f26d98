import type { PersonalData } from '../../personal-data.ts'

export const giftFinderPersonal: PersonalData = {
  columns: {
    'gift_choice.user_id': 'erased',
    'gift_questionnaire_version.saved_by': { stays: 'Editors cannot close their account here.' },
  },
  notCopied: { 'gift_questionnaire_version.saved_by': 'Who saved the questions of the team.' },
  copy: async (q, { userId }) => ({
    'gift-lists': await q`
      select slug, answers, created_at, changed_at from gift_choice where user_id = ${userId} order by created_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from gift_choice where user_id = ${userId}`
  },
}

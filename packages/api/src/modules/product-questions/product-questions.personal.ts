import type { PersonalData } from '../../personal-data.ts'

export const productQuestionsPersonal: PersonalData = {
  columns: {
    'product_question.user_id': 'erased',
    'product_question_flag.user_id': 'erased',
    'product_question.body': {
      stays: 'Only of questions with a public answer, which name nobody and contain no phone number or address.',
    },
  },
  copy: async (q, { userId }) => ({
    'questions-to-makers': await q`
      select p.title as product, r.body as question, r.asked_at, r.state, r.visibility,
        case when r.state = 'answered' then r.answer end as answer,
        case when r.state = 'answered' then r.answered_at end as answered_at, r.reason
      from product_question r join product p on p.id = r.product_id
      where r.user_id = ${userId} order by r.id`,
    'questions-reported': await q`
      select f.question_id, f.reason, f.created_at from product_question_flag f
      where f.user_id = ${userId} order by f.created_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from product_question_flag where user_id = ${userId}`
    await tx`delete from product_question where user_id = ${userId} and state <> 'answered'`
    // What the merchant answered in public stays for others, as nobody's question (decision 0684).
    await tx`update product_question set user_id = null where user_id = ${userId}`
  },
}

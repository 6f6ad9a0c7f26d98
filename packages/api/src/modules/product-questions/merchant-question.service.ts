import type { AnswerOf } from '@nukkad/contracts'
import type {
  MerchantQuestion,
  MerchantQuestionGroup,
  merchantQuestions,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { type Db, type Tx, transaction } from '../../db.ts'
import { Conflict, NotFound } from '../../errors.ts'
import type { MailService } from '../mail/mail.service.ts'
import * as repository from './merchant-question.repository.ts'
import { tidiedAnswer, tidiedReason } from './question-words.ts'

export interface MerchantQuestionParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
}

export type MerchantQuestionService = ReturnType<typeof createMerchantQuestionService>

const changed = () =>
  new Conflict('This question was changed in the meantime. Look at it again before you answer; your text is kept.')

/**
 * A merchant's questions and answers. Every change names the version that the person saw, so that two people of a
 * merchant, or an answer beside a report, never undo each other unseen.
 */
export function createMerchantQuestionService({ db, now, mail }: MerchantQuestionParts) {
  async function answerable(tx: Tx, merchantId: number, id: string): Promise<MerchantQuestion> {
    const question = await repository.oneOf(tx, merchantId, id)
    if (!question) throw new NotFound('This question does not exist any more.')
    if (question.visibility === 'removed') throw new Conflict('The Nukkad team has removed this question.')
    return question
  }

  return {
    async list(
      merchantId: number,
      group: MerchantQuestionGroup,
      page: number,
      pagesize: number,
    ): Promise<AnswerOf<typeof merchantQuestions>> {
      const offset = (page - 1) * pagesize
      const [data, counts] = await Promise.all([
        repository.ofMerchant(db, merchantId, group, { limit: pagesize, offset }),
        repository.countsOf(db, merchantId),
      ])
      const total = counts[group]
      return { data, total, page, pagesize, hasNext: offset + data.length < total, counts }
    },

    async answer(merchantId: number, id: string, version: number, typed: string): Promise<MerchantQuestion> {
      const text = tidiedAnswer(typed)
      return transaction(db, async (tx) => {
        const before = await answerable(tx, merchantId, id)
        // The same answer is sent again when the first response was lost on the way.
        if (before.state === 'answered' && before.answer === text) return before
        if (!(await repository.answer(tx, { merchantId, id, version }, text, now()))) throw changed()
        // The key sends it once, however often the answer is changed or hidden.
        await mail.send(tx, { template: 'question-answered', key: id, data: { questionId: id } })
        return answerable(tx, merchantId, id)
      })
    },

    async decline(merchantId: number, id: string, version: number, typed: string): Promise<MerchantQuestion> {
      const reason = tidiedReason(typed)
      return transaction(db, async (tx) => {
        const before = await answerable(tx, merchantId, id)
        if (before.state === 'declined' && before.reason === reason) return before
        if (!(await repository.decline(tx, { merchantId, id, version }, reason))) throw changed()
        if (before.state === 'open')
          await mail.send(tx, { template: 'question-declined', key: id, data: { questionId: id } })
        return answerable(tx, merchantId, id)
      })
    },
  }
}

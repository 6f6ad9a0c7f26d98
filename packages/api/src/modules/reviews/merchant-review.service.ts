import type { AnswerOf } from '@nukkad/contracts'
import {
  longestReviewAnswer,
  type MerchantReview,
  type MerchantReviewGroup,
  type merchantReviews,
} from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import { type Db, transaction } from '../../db.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { publicText } from '../../text/public-text.ts'
import type { MailService } from '../mail/mail.service.ts'
import * as repository from './merchant-review.repository.ts'

export interface MerchantReviewParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
}

export type MerchantReviewService = ReturnType<typeof createMerchantReviewService>

const tidiedAnswer = (typed: string): string =>
  publicText('answer', typed, { fewest: 2, most: longestReviewAnswer, tooShort: 'Please write an answer.' })

/**
 * The reviews of a merchant's products and its answers (decision 0689). Every change names the version that the person
 * saw, so that no answer stands below a review that its writer has changed meanwhile.
 */
export function createMerchantReviewService({ db, now, mail }: MerchantReviewParts) {
  async function put(seen: repository.Seen, text: string | null): Promise<MerchantReview> {
    const { merchantId, id } = seen
    return transaction(db, async (tx) => {
      const before = await repository.oneOf(tx, merchantId, id)
      if (!before) throw new NotFound('This review does not exist any more.')
      // The same answer is sent again when the first response was lost on the way.
      if (before.answer === text) return before
      if (!(await repository.answer(tx, seen, text, now()))) {
        throw new Conflict(
          'This review was changed in the meantime. Read it again before you answer; your text is kept.',
        )
      }
      // The key sends it once, however often the answer is changed or withdrawn.
      if (text !== null) await mail.send(tx, { template: 'review-answered', key: id, data: { reviewId: id } })
      return (await repository.oneOf(tx, merchantId, id)) ?? before
    })
  }

  return {
    async list(
      merchantId: number,
      group: MerchantReviewGroup,
      page: number,
      pagesize: number,
    ): Promise<AnswerOf<typeof merchantReviews>> {
      const offset = (page - 1) * pagesize
      const [data, counts] = await Promise.all([
        repository.ofMerchant(db, merchantId, group, { limit: pagesize, offset }),
        repository.countsOf(db, merchantId),
      ])
      const total = counts[group]
      return { data, total, page, pagesize, hasNext: offset + data.length < total, counts }
    },
    answer: (seen: repository.Seen, typed: string) => put(seen, tidiedAnswer(typed)),
    withdraw: (seen: repository.Seen) => put(seen, null),
  }
}

import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type {
  listProductQuestions,
  OwnQuestion,
  ownQuestions,
} from '@nukkad/contracts/endpoints/shop/product-questions'
import { type Db, type Tx, transaction } from '../../db.ts'
import { Conflict, NotFound, TooManyRequests } from '../../errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { oneLine } from '../../text/typed-text.ts'
import * as moderation from './moderation.repository.ts'
import * as questions from './product-question.repository.ts'
import { tidiedQuestion } from './question-words.ts'

export interface ProductQuestionParts {
  readonly db: Db
  readonly now: () => Date
  readonly outbox: Outbox
  readonly catalogue: { cards(slugs: readonly string[]): Promise<ProductCard[]> }
}

declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    /** The merchant's people are told of a question. */
    readonly 'question-asked': { readonly questionId: string }
  }
}

export type ProductQuestionService = ReturnType<typeof createProductQuestionService>

export const productQuestionRules = {
  /** Questions of one account in a day. */
  perDay: 20,
  /** Questions of one account about one product that wait for an answer. */
  openPerProduct: 3,
  /** Questions that are not public are deleted after this time. */
  keptDays: 365,
} as const

const dayMs = 86_400_000
const gone = () => new NotFound('This question does not exist or is no longer public.')

/** Questions of shoppers to merchants, from asking to the answer that everybody reads. */
export function createProductQuestionService({ db, now, outbox, catalogue }: ProductQuestionParts) {
  async function productOf(slug: string) {
    const [card] = await catalogue.cards([slug])
    if (!card) throw new NotFound('This product does not exist or is no longer sold.')
    const { product_id, title, merchant, image } = card
    return { product_id, slug, title, merchant: merchant.name, image }
  }

  /** Stores the question unless it is there already, and returns its id. */
  async function store(tx: Tx, asked: questions.Asked): Promise<string> {
    await questions.lockAsker(tx, asked.userId)
    const { recent, open, same } = await questions.before(tx, asked, new Date(now().getTime() - dayMs))
    // Send was tapped twice, or the first answer was lost on the way.
    if (same) return same
    refuseTooMany(recent, open)
    const questionId = await questions.insert(tx, asked, now())
    await outbox.enqueue(tx, { kind: 'question-asked', key: questionId, payload: { questionId } })
    return questionId
  }

  return {
    async list(
      slug: string,
      { page = 1, pagesize = 20 }: QueryOf<typeof listProductQuestions>,
    ): Promise<AnswerOf<typeof listProductQuestions>> {
      const product = await productOf(slug)
      const offset = (page - 1) * pagesize
      const { rows, total } = await questions.answeredOf(db, product.product_id, { limit: pagesize, offset })
      return { data: rows, total, page, pagesize, hasNext: offset + rows.length < total, product }
    },

    async ask(userId: string, slug: string, typed: string): Promise<OwnQuestion> {
      const body = tidiedQuestion(typed)
      const { product_id: productId } = await productOf(slug)
      return transaction(db, async (tx) => {
        const own = await questions.ownById(tx, userId, await store(tx, { userId, productId, body }))
        if (!own) throw gone()
        return own
      })
    },

    async own(
      userId: string,
      { page = 1, pagesize = 20 }: QueryOf<typeof ownQuestions>,
    ): Promise<AnswerOf<typeof ownQuestions>> {
      const offset = (page - 1) * pagesize
      const [data, total] = await Promise.all([
        questions.ofAsker(db, userId, { limit: pagesize, offset }),
        questions.countOfAsker(db, userId),
      ])
      return { data, total, page, pagesize, hasNext: offset + data.length < total }
    },

    async withdraw(userId: string, id: string): Promise<{ id: string }> {
      if (await questions.removeOpen(db, userId, id)) return { id }
      if (await questions.isOf(db, userId, id))
        throw new Conflict('This question was answered or closed in the meantime, so it can’t be withdrawn.')
      throw gone()
    },

    async flag(userId: string, id: string, reason: string): Promise<{ id: string }> {
      const isDone = await transaction(db, (tx) =>
        moderation.flag(tx, { id, userId, reason: oneLine(reason), now: now() }),
      )
      if (!isDone) throw gone()
      return { id }
    },

    /** Records an operator's decision; false when there is nothing to decide. */
    decide: (tx: Tx, id: string, decision: 'keep' | 'remove'): Promise<boolean> =>
      (decision === 'keep' ? moderation.keep : moderation.remove)(tx, id, now()),
  }
}

/** `recent`: questions of a day; `open`: those about this product that wait for an answer. */
function refuseTooMany(recent: number, open: number): void {
  if (recent >= productQuestionRules.perDay)
    throw new TooManyRequests(
      dayMs / 1000,
      'You have asked a lot today. You can ask again tomorrow; your text is kept.',
    )
  if (open >= productQuestionRules.openPerProduct)
    throw new TooManyRequests(
      dayMs / 1000,
      'Your earlier questions about this are waiting for an answer. You can ask more once they have one.',
    )
}

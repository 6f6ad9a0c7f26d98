import { productSorts } from '@nukkad/contracts'
import type { GiftAnswer, GiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Db } from '../../../db.ts'
import type { ListingService } from '../../catalogue/lists/listing.service.ts'
import { type Asked, rangeInWords, readRange } from '../questionnaire.ts'
import * as repository from './candidates.repository.ts'
import type { Candidate, Choice } from './gift-choice.ts'
import { isInPrice, isPossible, type Limit, limitsOf } from './gift-limits.ts'
import { becauseOf } from './gift-reasons.ts'
import { fewest, pickGifts } from './pick-gifts.ts'
import { relaxedOf } from './relaxed-words.ts'
import { type Wishes, wishesOf } from './wishes.ts'

interface Parts {
  readonly db: Db
  readonly lists: Pick<ListingService, 'pickRange' | 'cardsOf'>
}
export type GiftFinder = ReturnType<typeof createGiftFinder>

/**
 * Number of products considered: of each wanted category, of the whole shop, of all when few of those are possible, on
 * either side of a price range without products, and of tags.
 */
const ofCategory = 24
const ofShop = 120
const ofShopAtMost = 2_000
const beside = 40
const ofTags = 200
const highest = 2 ** 40

interface Found extends Choice {
  readonly isPriceIgnored: boolean
  /** The answers because of which there are so few; empty when there are enough. */
  readonly limits: readonly Limit[]
}

/** Finds gifts for answers: products in stock and within the price, each with the reasons for it. */
// limit: gathering, scoring and choosing work on one list of gifts
export function createGiftFinder({ db, lists }: Parts) {
  /**
   * Candidates are selected in memory, so cost does not depend on the shop's size; scores use data from the database.
   */
  async function gather({ wishes, occasion, price }: Wishes, most: number): Promise<Candidate[]> {
    const tags = [
      ...new Set([...wishes.flatMap(({ wanted }) => wanted.flatMap((one) => one.tags)), occasion ?? []].flat()),
    ]
    const within = {
      available: true,
      ...(price && { minPrice: price.from, ...(!price.isOpen && { maxPrice: price.to }) }),
    }
    const [paths, own] = await Promise.all([
      repository.categoriesTagged(db, tags),
      repository.productsTagged(db, {
        tags,
        from: (price?.from ?? 0) * 100,
        to: price && !price.isOpen ? price.to * 100 : highest,
        most: ofTags,
      }),
    ])
    const picked = await Promise.all([
      ...paths.map((category) => lists.pickRange({ ...within, category }, 0, ofCategory)),
      lists.pickRange(within, 0, most),
    ])
    const found = await weigh([...own, ...picked.flatMap(({ ids }) => ids)])
    return found.filter((product) => isInPrice({ price }, product))
  }

  /** The most expensive below the price range and the cheapest above it. */
  async function nearest({ from, to }: { from: number; to: number }): Promise<Candidate[]> {
    const [below, above] = await Promise.all([
      lists.pickRange({ available: true, maxPrice: from, sort: productSorts.dearest.value }, 0, beside),
      lists.pickRange({ available: true, minPrice: to, sort: productSorts.cheapest.value }, 0, beside),
    ])
    const distance = ({ price }: Candidate) => Math.max(from * 100 - price, price - to * 100, 0)
    const found = await weigh([...below.ids, ...above.ids])
    return found.sort((one, other) => distance(one) - distance(other))
  }

  const weigh = (ids: readonly number[]) => repository.candidates(db, [...new Set(ids)])

  const possible = (wishes: Wishes, found: readonly Candidate[]) =>
    found.filter((product) => isPossible(wishes, product))

  async function choose(wishes: Wishes): Promise<Found> {
    const [first, said] = await Promise.all([gather(wishes, ofShop), repository.reasonsOfTags(db)])
    if (possible(wishes, first).length >= fewest)
      return { ...pickGifts(wishes, first, said), limits: [], isPriceIgnored: false }
    const found = await gather(wishes, ofShopAtMost)
    const within = possible(wishes, found)
    const beyond = wishes.price && within.length < fewest ? await nearest(wishes.price) : []
    const near = [...within, ...possible(wishes, beyond).slice(0, 9 - within.length)]
    const limits = near.length < fewest ? limitsOf(wishes, [...found, ...beyond]) : []
    if (near.length === within.length) return { ...pickGifts(wishes, found, said), limits, isPriceIgnored: false }
    const { gifts } = pickGifts({ ...wishes, wishes: [] }, near, said)
    return { gifts, dropped: wishes.wishes, limits, isPriceIgnored: true }
  }

  return {
    async find({ slug, content }: Asked, answers: readonly GiftAnswer[]): Promise<GiftList> {
      const wishes = wishesOf(content, answers)
      const { gifts, dropped, limits, isPriceIgnored } = await choose(wishes)
      const cards = JSON.parse(`[${await lists.cardsOf(gifts.map(({ id }) => id))}]`) as ProductCard[]
      const reasonsOf = new Map(gifts.map(({ id, reasons }) => [String(id), reasons]))
      const given = labelled(content, answers)
      const ignoredIds = [
        ...dropped.map(({ questionId }) => questionId),
        ...(isPriceIgnored && wishes.price ? [wishes.price.questionId] : []),
      ]
      return {
        slug,
        title: content.title,
        occasion: content.occasion,
        answers: given,
        relaxed: relaxedOf({
          given,
          count: cards.length,
          ignoredIds,
          price: isPriceIgnored ? (wishes.price?.words ?? '') : null,
          limits: content.questions.flatMap(({ id, subject }) => (limits.some((one) => one === subject) ? [id] : [])),
        }),
        products: cards.map((card) => {
          const reasons = [...(reasonsOf.get(card.product_id) ?? [])]
          return { ...card, reasons, because: becauseOf(reasons) }
        }),
      }
    },
  }
}

/** Answers with the texts of their questions. */
function labelled({ questions }: Asked['content'], answers: readonly GiftAnswer[]): GiftList['answers'] {
  return answers.flatMap(({ questionId, values }) => {
    const question = questions.find(({ id }) => id === questionId)
    if (!question) return []
    const label = (value: string) => {
      const price = question.range && readRange(value)
      if (price && question.range) return rangeInWords(price, question.range)
      return question.options.find((option) => option.value === value)?.label ?? value
    }
    return [{ questionId, title: question.title, values: [...values], labels: values.map(label) }]
  })
}

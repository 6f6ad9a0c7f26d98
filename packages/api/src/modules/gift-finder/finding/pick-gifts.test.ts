import type { GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import fc from 'fast-check'
import type { Candidate } from './gift-choice.ts'
import { limitsOf } from './gift-limits.ts'
import { becauseOf } from './gift-reasons.ts'
import { pickGifts } from './pick-gifts.ts'
import { readAnswers } from './read-answers.ts'
import { wishesOf } from './wishes.ts'

const option = (value: string, because: string | null = null, who: 'she' | 'they' | null = null) => ({
  value,
  label: value,
  tags: value === 'anything' ? [] : [value],
  because,
  who,
})
const base = { hint: null, isRequired: false, range: null }
const content: GiftQuestionnaire = {
  title: 'Gifts',
  intro: 'For somebody.',
  occasion: 'diwali',
  questions: [
    {
      ...base,
      id: 'who',
      title: 'Who?',
      kind: 'one',
      subject: 'person',
      isRequired: true,
      options: [option('mother', 'mothers like it', 'she'), option('friends', null, 'they')],
    },
    {
      ...base,
      id: 'likes',
      title: 'What?',
      kind: 'many',
      subject: 'taste',
      options: [option('cooking', '{who} cook{s}'), option('art', '{who} draw{s}'), option('anything')],
    },
    {
      ...base,
      id: 'avoid',
      title: 'Not?',
      kind: 'many',
      subject: 'avoid',
      options: [option('sugar'), option('leather')],
    },
    {
      ...base,
      id: 'budget',
      title: 'How much?',
      kind: 'range',
      subject: 'price',
      options: [],
      range: { min: 0, max: 5000, step: 100 },
    },
    { ...base, id: 'where', title: 'Where?', kind: 'one', subject: 'city', options: [option('delhi'), option('goa')] },
  ],
}
const answered = (given: Record<string, string[]>) =>
  readAnswers(
    content,
    Object.entries(given).map(([questionId, values]) => ({ questionId, values })),
  )
const wishes = (given: Record<string, string[]>) => wishesOf(content, answered({ who: ['mother'], ...given }))

let count = 0
const product = (tags: string[], over: Partial<Candidate> = {}): Candidate => {
  count += 1
  return {
    id: count,
    categoryId: count,
    merchantId: count,
    city: 'delhi',
    isLocal: false,
    price: 50_000,
    rank: 0,
    tags,
    ...over,
  }
}
const some = (many: number, ...tags: string[]) => Array.from({ length: many }, () => product(tags))

describe('pickGifts', () => {
  test('returns gifts that match every answer, with reasons', () => {
    const spoons = some(4, 'mother', 'cooking')
    const { gifts, dropped } = pickGifts(wishes({ likes: ['cooking'], budget: ['0-1000'], where: ['delhi'] }), [
      ...spoons,
      ...some(9, 'mother', 'art'),
    ])
    expect(gifts.map(({ id }) => id)).toEqual(spoons.map(({ id }) => id))
    expect(dropped).toEqual([])
    expect(gifts[0]?.reasons).toEqual([
      'she cooks',
      'mothers like it',
      'it is made in Delhi NCR',
      'it stays within ₹1,000',
    ])
    expect(becauseOf(gifts[0]?.reasons ?? [])).toBe('Because she cooks, and mothers like it.')
  })

  test('knows which answers exclude gifts that are never shown', () => {
    const [sweet, local] = [product(['sugar']), product([], { isLocal: true, city: 'goa' })]
    const asked = wishes({ avoid: ['sugar'], where: ['delhi'] })
    expect(limitsOf(asked, [...some(2, 'mother'), sweet, local])).toEqual(['avoid', 'city'])
    expect(limitsOf(asked, [sweet, product(['sugar'], { isLocal: true, city: 'goa' })])).toEqual(['avoid'])
    expect(limitsOf(asked, [product(['sugar'], { isLocal: true, city: 'goa' })])).toEqual(['avoid', 'city'])
    expect(limitsOf(asked, some(2, 'leather'))).toEqual([])
    expect(limitsOf(wishes({}), [sweet, local])).toEqual([])
  })

  test('uses the plural for several people', () => {
    const [gift] = pickGifts(wishes({ who: ['friends'], likes: ['cooking'] }), some(3, 'friends', 'cooking')).gifts
    expect(gift?.reasons).toEqual(['they cook'])
  })

  test('drops the person before the taste, and says which', () => {
    const { gifts, dropped } = pickGifts(wishes({ likes: ['cooking'] }), [
      ...some(1, 'mother', 'cooking'),
      ...some(4, 'cooking'),
      ...some(4, 'mother'),
    ])
    expect(dropped.map(({ questionId }) => questionId)).toEqual(['who'])
    expect(gifts).toHaveLength(5)
  })

  test('ranks gifts for the occasion first, with at most two per merchant while there are others', () => {
    const festive = product(['mother', 'cooking', 'diwali'], { rank: 0 })
    const mugs = Array.from({ length: 9 }, () => product(['mother', 'cooking'], { merchantId: 7, rank: 9 }))
    const { gifts } = pickGifts(wishes({ likes: ['cooking'] }), [...mugs, festive, ...some(5, 'mother', 'cooking')])
    expect(gifts[0]?.id).toBe(festive.id)
    expect(gifts.slice(0, 8).filter(({ id }) => mugs.some((mug) => mug.id === id))).toHaveLength(2)
  })

  test('ignores the taste of someone who chose anything', () => {
    expect(wishes({ likes: ['cooking', 'anything'] }).wishes.map(({ questionId }) => questionId)).toEqual(['who'])
  })

  test('is never empty, never returns what is excluded or undeliverable, and names what was dropped', () => {
    const tags = fc.subarray(['mother', 'friends', 'cooking', 'art', 'sugar', 'leather', 'diwali'])
    const shop = fc.array(fc.record({ tags, isLocal: fc.boolean(), city: fc.constantFrom('delhi', 'goa') }), {
      maxLength: 25,
    })
    const given = fc.record({
      who: fc.constantFrom<string[]>(['mother'], ['friends']),
      likes: fc.subarray(['cooking', 'art', 'anything']),
      avoid: fc.subarray(['sugar', 'leather']),
      where: fc.constantFrom<string[]>([], ['delhi'], ['goa']),
    })
    fc.assert(
      fc.property(shop, given, (rows, answers) => {
        const all = rows.map((row) => product(row.tags, row))
        const asked = wishes(answers)
        const { gifts, dropped } = pickGifts(asked, all)
        const possible = all.filter(
          ({ tags: own, isLocal, city }) =>
            !own.some((tag) => answers.avoid.includes(tag)) && (!isLocal || city === answers.where[0]),
        )
        const given = gifts.map(({ id }) => possible.find((one) => one.id === id))
        expect(given).not.toContain(undefined)
        expect(gifts.length).toBeGreaterThanOrEqual(Math.min(3, possible.length))
        const kept = asked.wishes.filter((wish) => !dropped.includes(wish))
        for (const wish of kept)
          for (const one of given)
            expect(wish.wanted.some((wanted) => wanted.tags.some((tag) => one?.tags.includes(tag)))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('readAnswers', () => {
  test.each([
    ['to an unknown question', { who: ['mother'], hobby: ['x'] }],
    ['that were not offered', { who: ['uncle'] }],
    ['without a required one', { likes: ['art'] }],
    ['with two options for a single-choice question', { who: ['mother', 'friends'] }],
    ['with a reversed range', { who: ['mother'], budget: ['900-100'] }],
    ['with a range outside the limits', { who: ['mother'], budget: ['6000-9000'] }],
  ])('refuses answers %s', (_, given) => {
    expect(() => answered(given as unknown as Record<string, string[]>)).toThrow()
  })

  test('accepts a range as two ends, and sorts answers by question', () => {
    expect(answered({ budget: ['500', '900'], likes: [], who: ['mother'] })).toEqual([
      { questionId: 'who', values: ['mother'] },
      { questionId: 'budget', values: ['500-900'] },
    ])
  })
})

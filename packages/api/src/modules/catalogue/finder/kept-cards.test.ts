import { createKeptCards } from './kept-cards.ts'

const card = (productId: number, text = 'x') => ({ productId, card: `{"title":"${text}"`, launchedAt: 0 })
const blue = { colours: ['blue'], sizes: [] }

describe('cached product cards', () => {
  test('are kept per chosen variant', () => {
    const cards = createKeptCards()
    const keep = cards.keeper()
    keep(card(1), undefined)
    keep(card(1, 'in blue'), blue)
    expect(cards.of(1, undefined)).toEqual(card(1))
    expect(cards.of(1, { colours: [], sizes: [] })).toEqual(card(1))
    expect(cards.of(1, blue)).toEqual(card(1, 'in blue'))
    expect(cards.of(1, { colours: [], sizes: ['blue'] })).toBeUndefined()
  })

  test('are dropped in all variants when their product changes, and others are not', () => {
    const cards = createKeptCards()
    const keep = cards.keeper()
    for (const id of [1, 2]) keep(card(id), undefined)
    keep(card(1), blue)
    cards.replace([1], [card(1, 'new')])
    expect([cards.of(1, undefined), cards.of(1, blue), cards.of(2, undefined)]).toEqual([
      card(1, 'new'),
      undefined,
      card(2),
    ])
  })

  test.each([
    ['changed', (cards: ReturnType<typeof createKeptCards>) => cards.replace([9], [])],
    ['was reloaded', (cards: ReturnType<typeof createKeptCards>) => cards.clear()],
  ])('are not stored by a read that began before something %s', (_, change) => {
    const cards = createKeptCards()
    const keep = cards.keeper()
    change(cards)
    keep(card(1, 'old'), undefined)
    expect(cards.of(1, undefined)).toBeUndefined()
  })

  test('are kept apart for ambiguous filter values, and limited per product', () => {
    const cards = createKeptCards()
    const keep = cards.keeper()
    keep(card(1, 'of an address'), { colours: ['blue/28'], sizes: ['30'] })
    expect(cards.of(1, { colours: ['blue'], sizes: ['28/30'] })).toBeUndefined()
    for (let n = 0; n < 100; n++) keep(card(1, `${n}`), { colours: [`c${n}`], sizes: [] })
    const left = Array.from({ length: 100 }, (_, n) => cards.of(1, { colours: [`c${n}`], sizes: [] })).filter(Boolean)
    expect(left).toHaveLength(16)
    expect(cards.of(1, { colours: ['c99'], sizes: [] })).toEqual(card(1, '99'))
  })

  test('stay within their memory limit', () => {
    const cards = createKeptCards(2_000)
    const keep = cards.keeper()
    for (let id = 1; id <= 20; id++) keep(card(id), undefined)
    const left = Array.from({ length: 20 }, (_, at) => cards.of(at + 1, undefined)).filter(Boolean)
    expect(left.length).toBeGreaterThan(2)
    expect(left.length).toBeLessThan(10)
    expect(cards.of(20, undefined)).toEqual(card(20))
  })
})

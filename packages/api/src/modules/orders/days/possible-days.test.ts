import { dayToSend } from '../../catalogue/products/delivery-day.ts'
import { daysOfOrders } from './days-of-orders.ts'
import { type ParcelBounds, possibleDays } from './possible-days.ts'

// 5 December 2026 is a Saturday.
const parcel = (parts: Partial<ParcelBounds> = {}): ParcelBounds => ({
  earliest: '2026-12-03',
  latest: '2026-12-08',
  road: 2,
  away: null,
  leavesFrom: '2026-12-01',
  ...parts,
})

describe('the days on which parcels can be delivered', () => {
  test('begin with the earliest and leave Sundays out', () => {
    expect(possibleDays([parcel()])).toEqual(['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07', '2026-12-08'])
  })

  test('are those that all parcels have', () => {
    const parcels = [parcel(), parcel({ earliest: '2026-12-04', latest: '2026-12-07', road: 0 })]
    expect(possibleDays(parcels)).toEqual(['2026-12-04', '2026-12-05', '2026-12-07'])
    expect(possibleDays([parcel(), parcel({ earliest: '2026-12-09', latest: '2026-12-30' })])).toEqual([])
    expect(possibleDays([])).toEqual([])
  })

  test('leave out those for which it would have to be sent while its maker is away', () => {
    const away = { from: '2026-12-03', until: '2026-12-04' }
    // Sent on the 1st and 2nd, and again on the 5th, a Saturday; for the 5th and 7th it would leave on the 3rd and 4th.
    expect(possibleDays([parcel({ away })])).toEqual(['2026-12-03', '2026-12-04', '2026-12-08'])
  })

  test('leave out those for which it should have left already', () => {
    expect(possibleDays([parcel({ leavesFrom: '2026-12-05' })])).toEqual(['2026-12-08'])
  })

  test.each([
    ['2026-12-05', 2, '2026-12-03'],
    ['2026-12-07', 2, '2026-12-04'],
    ['2026-12-08', 8, '2026-11-28'],
    ['2026-12-05', 0, '2026-12-05'],
  ])('of %s, %i working days on the road, begin on %s', (day, road, leaves) => {
    expect(dayToSend(day, road)).toBe(leaves)
  })
})

describe('the days of an order', () => {
  const line = (days: number, road?: number) => ({ days, ...(road !== undefined && { road }) })
  type Agreed = Parameters<typeof daysOfOrders>[0]
  const of = (lines: readonly object[], deliveryDay?: string, now = new Date('2026-12-01T06:00:00Z')) => {
    const agreed = { lines, ...(deliveryDay && { deliveryDay }) } as unknown as Agreed
    return daysOfOrders(agreed, now)(agreed.lines)
  }

  test('without a chosen one follow from the slowest line', () => {
    expect(of([line(2, 1), line(4, 1)])).toEqual({
      expectedBy: '2026-12-05',
      deliverOn: null,
      sendBy: '2026-12-04',
      earliestOn: '2026-12-05',
      latestOn: '2026-12-26',
      roadDays: 1,
    })
  })

  test('with a chosen one are counted back from it', () => {
    expect(of([line(4, 2)], '2026-12-21')).toMatchObject({
      expectedBy: '2026-12-21',
      deliverOn: '2026-12-21',
      sendBy: '2026-12-18',
      earliestOn: '2026-12-05',
    })
  })

  test('paid at two minutes past midnight in India count from the new day, and keep the chosen one', () => {
    const before = of([line(4, 2)], '2026-12-05', new Date('2026-12-01T18:29:00Z'))
    const after = of([line(4, 2)], '2026-12-05', new Date('2026-12-01T18:32:00Z'))
    expect([before.earliestOn, before.sendBy]).toEqual(['2026-12-05', '2026-12-03'])
    expect([after.expectedBy, after.earliestOn, after.latestOn]).toEqual(['2026-12-05', '2026-12-05', '2026-12-28'])
  })

  test('paid so late that it should have left already ask to send it today', () => {
    expect(of([line(4, 2)], '2026-12-05', new Date('2026-12-04T06:00:00Z')).sendBy).toBe('2026-12-04')
  })

  test('of an agreement that does not say how long it is on the road have no day to send', () => {
    expect(of([line(4)])).toMatchObject({ expectedBy: '2026-12-05', sendBy: null, earliestOn: null })
  })
})

import fc from 'fast-check'
import { splitRefund } from './split-refund.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })

describe('splitRefund', () => {
  test('takes each tender at most once, in whatever parts', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        (paid, credit, gifts, cuts) => {
          const all = paid + credit + gifts
          const back = { paid: 0, credit: 0, gifts: 0 }
          let before = 0
          for (const cut of [...cuts, 1]) {
            const part = Math.floor((all - before) * cut)
            const split = splitRefund({ paid, credit, gifts }, before, part)
            expect(split.paid + split.credit + split.gifts).toBe(part)
            before += part
            for (const tender of ['paid', 'credit', 'gifts'] as const) back[tender] += split[tender]
          }
          expect(back).toEqual({ paid, credit, gifts })
        },
      ),
    )
  })

  test('takes the payment method first, then credit, and cards last', () => {
    const order = { paid: 500, credit: 300, gifts: 200 }
    expect(splitRefund(order, 0, 600)).toEqual({ paid: 500, credit: 100, gifts: 0 })
    expect(splitRefund(order, 600, 400)).toEqual({ paid: 0, credit: 200, gifts: 200 })
  })
})

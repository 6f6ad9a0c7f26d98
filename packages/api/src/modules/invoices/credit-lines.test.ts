import fc from 'fast-check'
import { inclusiveGst } from '../pricing/gst.ts'
import { sum } from '../pricing/money.ts'
import { creditLines } from './credit-lines.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'

const line = fc
  .record({
    qty: fc.integer({ min: 1, max: 50 }),
    price: fc.integer({ min: 1, max: 50_000_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    percent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
    isNear: fc.boolean(),
  })
  .map(({ qty, price, off, percent, isNear }): InvoiceLine => {
    const discount = Math.floor((price * qty * off) / 100)
    const goods = price * qty - discount
    const { taxable, cgst, sgst, igst } = inclusiveGst(goods, percent, isNear)
    return {
      lineId: 1,
      name: 'Kurta',
      detail: '',
      hsn: '6206',
      qty,
      price,
      discount,
      percent,
      taxable,
      cgst,
      sgst,
      igst,
      goods,
    }
  })
const paper = (lines: readonly InvoiceLine[]) => ({ lines }) as InvoiceDocument

describe('credit notes', () => {
  test('credit exactly what the invoice charged, in any steps', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 20 }), (whole, steps) => {
        const earlier: InvoiceDocument[] = []
        let left = whole.qty
        for (const step of steps) {
          const qty = Math.min(step, left)
          if (qty === 0) break
          earlier.push(paper(creditLines(paper([whole]), earlier, [{ lineId: 1, qty }])))
          left -= qty
        }
        earlier.push(paper(creditLines(paper([whole]), earlier, 'rest')))
        const credited = earlier.flatMap(({ lines }) => lines)
        for (const field of ['qty', 'taxable', 'cgst', 'sgst', 'igst', 'goods', 'discount'] as const) {
          expect(sum(credited, (one) => one[field])).toBe(whole[field])
        }
        for (const one of credited) {
          expect(one.cgst).toBe(one.sgst)
          expect(one.goods).toBe(one.taxable + one.cgst + one.sgst + one.igst)
          expect(Math.min(one.taxable, one.cgst, one.igst)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('never credit more than was sold', () => {
    const [kurta] = fc.sample(
      line.filter(({ qty }) => qty > 1),
      1,
    )
    if (!kurta) throw new Error('no sample')
    const invoice = paper([kurta])
    expect(() => creditLines(invoice, [], [{ lineId: 1, qty: kurta.qty + 1 }])).toThrow(RangeError)
    const all = paper(creditLines(invoice, [], 'rest'))
    expect(() => creditLines(invoice, [all], [{ lineId: 1, qty: 1 }])).toThrow(RangeError)
    expect(() => creditLines(invoice, [], [{ lineId: 2, qty: 1 }])).toThrow(RangeError)
    expect(creditLines(invoice, [all], 'rest')).toEqual([])
  })
})

import { chosen, draftOfPieces, firstDraft, nothingChosen, piecesText, refundOf } from './draft.ts'
import { givenReturnable, givenReturnableLine } from './returnable.given.ts'

const two = givenReturnableLine({
  line_id: '12',
  qty_left: 2,
  refunds: [
    { amount: 499.5, perks: 10 },
    { amount: 999, perks: 20 },
  ],
})
const one = givenReturnableLine({ line_id: '13', qty_left: 1, refunds: [{ amount: 0.1, perks: 0 }] })

describe('return draft', () => {
  test('preselects the only piece', () => {
    expect(Object.keys(firstDraft(givenReturnable({ lines: [one] }), 'return'))).toEqual(['13'])
    expect(firstDraft(givenReturnable({ lines: [one, two] }), 'return')).toEqual({})
    expect(firstDraft(givenReturnable({ lines: [two] }), 'return')).toEqual({})
  })

  test('keeps the pieces in the address, limited to what is left', () => {
    const draft = chosen(chosen(nothingChosen, '12', true), '13', true)
    expect(piecesText(draft)).toBe('12:1,13:1')
    expect(draftOfPieces('12:9,13:1,99:1', [two, one])).toMatchObject({ '12': { qty: 2 }, '13': { qty: 1 } })
    expect(draftOfPieces('12:0,13:x,:,', [two, one])).toEqual({})
    expect(draftOfPieces(null, [two, one])).toEqual({})
  })

  test('computes the refund that the server states for the number of pieces', () => {
    const draft = draftOfPieces('12:2,13:1', [two, one])
    expect(refundOf(draft, [two, one])).toEqual({ amount: 999.1, perks: 20 })
  })
})

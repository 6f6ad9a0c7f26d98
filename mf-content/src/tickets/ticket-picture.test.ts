import { linesOf, ticketPicture } from './ticket-picture.ts'

const upTo = (letters: number) => (line: string) => line.length <= letters

test('wraps a title into the available lines and truncates a longer one', () => {
  expect(linesOf('Jazz under the neem', 2, upTo(10))).toEqual(['Jazz under', 'the neem'])
  expect(linesOf('Jazz', 2, upTo(10))).toEqual(['Jazz'])
  expect(linesOf('An evening of qawwali under the neem', 2, upTo(12))).toEqual(['An evening', 'of qawwali …'])
})

test('keeps a word longer than the line whole', () => {
  expect(linesOf('Lajpatnagarbazaar', 1, upTo(5))).toEqual(['Lajpatnagarbazaar'])
})

test('returns no picture when the browser has no canvas', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const ticket = { code: 'A', guest: 'Asha', type: 'Standing', qr: { size: 29, path: 'M4 4h7v1H4z' } }
  expect(await ticketPicture(ticket, { title: 'Jazz', below: [] })).toBeUndefined()
})

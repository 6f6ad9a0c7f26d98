import { linesOf, ticketPicture } from './ticket-picture.ts'

const upTo = (letters: number) => (line: string) => line.length <= letters

test('a title is set in the lines that it needs, and a longer one ends where it must', () => {
  expect(linesOf('Jazz under the neem', 2, upTo(10))).toEqual(['Jazz under', 'the neem'])
  expect(linesOf('Jazz', 2, upTo(10))).toEqual(['Jazz'])
  expect(linesOf('An evening of qawwali under the neem', 2, upTo(12))).toEqual(['An evening', 'of qawwali …'])
})

test('a word that is longer than a line stays whole: the pen makes it narrower', () => {
  expect(linesOf('Lajpatnagarbazaar', 1, upTo(5))).toEqual(['Lajpatnagarbazaar'])
})

test('where the browser has no canvas there is no picture', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const ticket = { code: 'A', guest: 'Asha', type: 'Standing', qr: { size: 29, path: 'M4 4h7v1H4z' } }
  expect(await ticketPicture(ticket, { title: 'Jazz', below: [] })).toBeUndefined()
})

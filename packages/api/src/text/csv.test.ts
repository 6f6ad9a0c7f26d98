import { csvFrom, csvLines } from './csv.ts'

test.each([
  ['\n', 'tea\n=1+1'],
  ['\r', 'tea\r+1+1'],
  ['\r\n', 'tea\r\n@SUM(A1)'],
])('a cell with the line break %j stays one cell, so that its second line is no formula', (_, words) => {
  expect(csvLines([[words, 2]])).toBe(`"${words}",2\r\n`)
})

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201'])(
  '%j is text',
  (words) => {
    expect(csvLines([[words]])).toMatch(/^"?'/)
  },
)

test('numbers stay numbers, and the header begins the file', () => {
  expect(csvFrom(['Day', '=Votes'], [['2026-11-30', -2]])).toBe("\ufeffDay,'=Votes\r\n2026-11-30,-2\r\n")
})

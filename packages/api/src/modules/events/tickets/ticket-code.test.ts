import decodeQR from 'qr/decode.js'
import { qrPath } from '../../../pictures/qr-code.ts'
import { ticketCodes } from './ticket-code.ts'

const codes = ticketCodes('a secret of the tests')

test('ticketCodes reads a code however it was typed, and refuses a wrong letter or another secret', () => {
  const code = codes.make()
  expect(codes.read(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
  const other = code[0] === 'A' ? 'B' : 'A'
  expect(codes.read(other + code.slice(1))).toBeUndefined()
  expect(codes.read(ticketCodes('another secret').make())).toBeUndefined()
  expect(codes.read('')).toBeUndefined()
})

test('qrPath draws a code that a QR reader decodes', () => {
  const code = codes.make()
  const { size, path } = qrPath(code)
  const scale = 6
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, to] of path.matchAll(/M(\d+) (\d+)h(\d+)v/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(to)) * scale; column += 1) {
        data.set([0, 0, 0, 255], (row * width + column) * 4)
      }
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(code)
})

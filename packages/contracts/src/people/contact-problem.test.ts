import { sixDigits, tenDigits } from './contact-problem.ts'

test.each(['110001', ' 110 001', '110-001', '110\u00a0001', '110001 ', '1100011'])('sixDigits reads %s', (typed) => {
  expect(sixDigits(typed)).toBe('110001')
})

test.each([
  '9810012345',
  ' 98100 12345 ',
  '98100-12345',
  '+91 98100 12345',
  '+91-98100-12345',
  '(+91) 98100 12345',
  '91 98100 12345',
  '098100 12345',
])('tenDigits reads %s', (typed) => {
  expect(tenDigits(typed)).toBe('9810012345')
})

test.each(['9198100123', '0981001234', '+9198100123', '98100123456', '98100 abcde', ''])(
  'tenDigits does not strip a prefix from %s',
  (typed) => {
    expect(tenDigits(typed)).toBe(typed.replace(' ', ''))
  },
)

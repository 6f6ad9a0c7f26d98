import { sixDigits, tenDigits } from './contact-problem.ts'

test.each(['110001', ' 110 001', '110-001', '110\u00a0001', '110001 ', '1100011'])('%s is six digits', (typed) => {
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
])('%s is ten digits', (typed) => {
  expect(tenDigits(typed)).toBe('9810012345')
})

test.each(['9198100123', '0981001234', '+9198100123', '98100123456', '98100 abcde', ''])(
  '%s is not taken for more than it is: nothing goes from its beginning',
  (typed) => {
    expect(tenDigits(typed)).toBe(typed.replace(' ', ''))
  },
)

import { carriesLink } from '../../text/external-links.ts'
import { publicName } from '../users/public-name.ts'
import { tidied } from './review-words.ts'

test.each([
  'See https://cheap.example/kurta',
  'look at www.cheap',
  'buy it at cheapkurta.in instead',
  'javascript:alert(1)',
  '<a href=x>free</a>',
  '<img src=x onerror=alert(1)>',
  'mailto:me@example',
])('carriesLink finds a link in "%s"', (text) => {
  expect(carriesLink('Lovely', text)).toBe(true)
})

test.each([
  'It fits.In the sun it glows',
  'Worth 5 > 4 others, and 3 < 4',
  'Bought for Rs.1499, no regrets',
  'A 10/10.',
])('carriesLink finds no link in "%s"', (text) => {
  expect(carriesLink(text)).toBe(false)
})

test('tidied collapses white space, keeps markup as text, and refuses short text', () => {
  const { title, body } = tidied({ rating: 5, title: '  So   good ', text: ' One line. \r\n\n\n\n Two <b>lines</b>. ' })
  expect([title, body]).toEqual(['So good', 'One line.\n\nTwo <b>lines</b>.'])
  expect(() => tidied({ rating: 5, title: 'ok', text: '          \n\n        a' })).toThrow('at least 10')
})

test('publicName is a first name and an initial', () => {
  expect(publicName({ first_name: 'Asha', last_name: 'rao' })).toBe('Asha R.')
  expect(publicName({ first_name: 'Asha', last_name: '' })).toBe('Asha')
})

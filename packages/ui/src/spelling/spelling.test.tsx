import { render } from '@testing-library/react'
import { Spelling } from './spelling.tsx'

const drawn = (didYouMean: readonly string[], instead?: string) =>
  render(<Spelling instead={instead} didYouMean={didYouMean} hrefOf={(words) => `/search?q=${words}`} />).container

test('names what else may have been meant, as a sentence of links', () => {
  const element = drawn(['kurta', 'kurti', 'kulhad'])
  expect(element.textContent).toBe('Did you mean kurta, kurti or kulhad?')
  expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=kurta',
    '/search?q=kurti',
    '/search?q=kulhad',
  ])
})

test('says what was searched in place of the words', () => {
  expect(drawn([], 'This is “kurta”.').textContent).toBe('This is “kurta”.')
})

test('says nothing where the words were understood', () => {
  expect(drawn([]).childElementCount).toBe(0)
})

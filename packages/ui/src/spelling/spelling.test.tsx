import { render } from '@testing-library/react'
import { Spelling } from './spelling.tsx'

const drawn = (didYouMean: readonly string[], correctedTo: string | null = null, q = 'kurrta') =>
  render(<Spelling q={q} correctedTo={correctedTo} didYouMean={didYouMean} hrefOf={(words) => `/search?q=${words}`} />)
    .container

test('lists the suggestions as a sentence of links', () => {
  const element = drawn(['kurta', 'kurti', 'kulhad'])
  expect(element.textContent).toBe('Did you mean kurta, kurti or kulhad?')
  expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=kurta',
    '/search?q=kurti',
    '/search?q=kulhad',
  ])
})

test('says what was searched instead', () => {
  expect(drawn([], 'kurta').textContent).toBe('No results for “kurrta”, so this is kurta.')
  expect(drawn([], 'Kurta', 'Kurta, spaceship').textContent).toBe(
    'Nothing has all of these words; showing results for Kurta.',
  )
})

test('renders nothing when there is nothing to say', () => {
  expect(drawn([]).childElementCount).toBe(0)
})

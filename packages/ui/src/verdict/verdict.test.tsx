import { render } from '@testing-library/react'
import { Verdict } from './verdict.tsx'

test('a word stands above its reason, and a reason alone is one paragraph', () => {
  const { container, rerender } = render(
    <Verdict isYes word="Yes">
      <p>Free coffee, once.</p>
    </Verdict>,
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'Free coffee, once.',
  ])
  rerender(<Verdict isYes={false}>Nobody has this code.</Verdict>)
  expect(container.firstElementChild?.tagName).toBe('P')
  expect(container.textContent).toBe('Nobody has this code.')
})

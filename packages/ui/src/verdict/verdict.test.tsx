import { render } from '@testing-library/react'
import { Verdict } from './verdict.tsx'

test('shows a word above its reason, or a reason as a single paragraph', () => {
  const { container, rerender } = render(
    <Verdict isYes word="Yes">
      <p>Free coffee, once.</p>
    </Verdict>,
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'Free coffee, once.',
  ])
  rerender(<Verdict isYes={false}>No one has this code.</Verdict>)
  expect(container.firstElementChild?.tagName).toBe('P')
  expect(container.textContent).toBe('No one has this code.')
})

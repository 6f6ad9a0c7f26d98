import { render } from '@testing-library/react'
import { CheckResult } from './check-result.tsx'

test('shows a word above its reason, or a reason as a single paragraph', () => {
  const { container, rerender } = render(
    <CheckResult isYes word="Yes">
      <p>Free coffee, once.</p>
    </CheckResult>,
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'Free coffee, once.',
  ])
  rerender(<CheckResult isYes={false}>No one has this code.</CheckResult>)
  expect(container.firstElementChild?.tagName).toBe('P')
  expect(container.textContent).toBe('No one has this code.')
})

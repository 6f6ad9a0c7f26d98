import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { Skyline } from '../skyline/skyline.tsx'

test('keeps the server-rendered drawing, and draws it when there is none', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  const { LazySkyline } = await import('./lazy-skyline.tsx')
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(<Skyline city="goa" size={36} />)
  const drawing = element.querySelector('path')
  const faults: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(element, <LazySkyline city="goa" size={36} />, { onRecoverableError: (one) => faults.push(one) }),
  )
  await act(async () => root.render(<LazySkyline city="goa" size={36} className="small" />))
  expect([element.querySelector('path'), faults]).toEqual([drawing, []])

  const { container } = render(<LazySkyline city="goa" size={36} />)
  expect(container.querySelector('path')).toBeNull()
  await act(async () => {})
  expect(container.innerHTML).toBe(renderToStaticMarkup(<Skyline city="goa" size={36} />))
})

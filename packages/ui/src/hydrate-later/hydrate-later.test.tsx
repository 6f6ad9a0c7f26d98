import { waitFor } from '@testing-library/react'
import { startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { HydrateLater } from './hydrate-later.tsx'

// React schedules work by itself here, as in a browser.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

function Counter({ name, alive }: { readonly name: string; readonly alive: (name: string) => void }) {
  const [taps, setTaps] = useState(0)
  useLayoutEffect(() => alive(name), [alive, name])
  return (
    <button type="button" id={name} onClick={() => setTaps((before) => before + 1)}>
      {`${name}: ${taps}`}
    </button>
  )
}

/** A server-rendered page with one visible part and two late ones; buttons in `tap` are clicked while it hydrates. */
function givenPage(tap: readonly string[] = []) {
  const order: string[] = []
  const faults: unknown[] = []
  const alive = (name: string) => void order.push(name)
  const page = (
    <>
      <HydrateLater>
        <Counter name="reviews" alive={alive} />
      </HydrateLater>
      <HydrateLater>
        <Counter name="more" alive={alive} />
      </HydrateLater>
      <Counter name="title" alive={alive} />
    </>
  )
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = renderToString(page)
  const drawn = [...element.querySelectorAll('button')]
  const button = (name: string) => drawn.find(({ id }) => id === name)
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(element, page, { onRecoverableError: (fault) => faults.push(fault) })
  })
  for (const name of tap) button(name)?.click()
  return { order, faults, element, drawn, button, end: () => root?.unmount() }
}

test('hydrates parts below the fold after the rest, in order and without changes', async () => {
  const { order, faults, element, drawn, end } = givenPage()

  await waitFor(() => expect(order).toEqual(['title', 'reviews', 'more']))

  expect([...element.querySelectorAll('button')]).toEqual(drawn)
  expect(faults).toEqual([])
  end()
})

test('hydrates a tapped part first and handles the tap', async () => {
  const { order, faults, button, end } = givenPage(['more'])

  expect(order).toEqual(['title', 'more'])
  await waitFor(() => expect(button('more')?.textContent).toBe('more: 1'))
  await waitFor(() => expect(order).toEqual(['title', 'more', 'reviews']))
  expect(faults).toEqual([])
  end()
})

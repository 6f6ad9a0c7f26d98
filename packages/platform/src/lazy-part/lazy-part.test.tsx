import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { lazyPart } from './index.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Namaste, {name}</p>

test('shows its fallback until it has loaded', async () => {
  const Late = lazyPart(async () => Greeting, <p>Coming</p>)
  render(<Late name="Asha" />)
  expect(screen.getByText('Coming')).toBeTruthy()
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy()
})

test('renders at once when it was awaited', async () => {
  const Late = lazyPart(async () => Greeting)
  await Late.ready()
  render(<Late name="Asha" />)
  expect(screen.getByText('Namaste, Asha')).toBeTruthy()
})

test('keeps the server’s rendering until it has loaded and hydrates the same nodes', async () => {
  const drawn = lazyPart(async () => Greeting)
  await drawn.ready()
  const element = document.createElement('div')
  const Drawn = drawn
  element.innerHTML = renderToString(<Drawn name="Asha" />)
  const before = element.querySelector('p')
  let come = (_: typeof Greeting) => {}
  const Late = lazyPart(() => new Promise<typeof Greeting>((resolve) => (come = resolve)))
  const faults: unknown[] = []
  await act(async () => hydrateRoot(element, <Late name="Asha" />, { onRecoverableError: (one) => faults.push(one) }))
  expect(element.textContent).toBe('Namaste, Asha')
  await act(async () => come(Greeting))
  expect(element.querySelector('p')).toBe(before)
  expect(faults).toEqual([])
})

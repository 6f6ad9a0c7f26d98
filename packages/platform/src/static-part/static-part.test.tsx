import { defineScreen, Link } from '@nukkad/platform'
import { renderScreen } from '@nukkad/platform/testing'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component as ReactComponent, type ReactNode, useState } from 'react'
import { staticPart } from './index.tsx'

const Words = ({ about }: { readonly about: string }) => (
  <p>
    {about} <a href="/shop/reviews/kulhad">All reviews</a>
  </p>
)
const html = '<p>As drawn <a href="/shop/reviews/kulhad">All reviews</a></p>'

class Caught extends ReactComponent<{ readonly children: ReactNode }> {
  override readonly state: { readonly error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => (this.state.error ? `It is ${this.state.error.message}` : this.props.children)
}

/** A screen whose text was rendered by the server, before any user interaction. */
async function givenDrawn(load: () => Promise<typeof Words>) {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })
  const Drawn = staticPart(load)
  const Component = () => {
    const [about, setAbout] = useState('First')
    return (
      <div ref={(element) => void (element?.firstElementChild?.innerHTML === '' && about === 'First' && draw(element))}>
        <Drawn about={about} />
        <button type="button" onClick={() => setAbout('Second')}>
          Other
        </button>
        <Link to="/shop">Shop</Link>
      </div>
    )
  }
  return renderScreen(defineScreen({ Component }), { path: '/shop/product/kulhad' })
}
const draw = (element: Element) => {
  if (element.firstElementChild) element.firstElementChild.innerHTML = html
}
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'))

test('stays as the server drew it without loading its script, and its links navigate in the page', async () => {
  let loads = 0
  const { path } = await givenDrawn(async () => {
    loads += 1
    return Words
  })
  await act(async () => {})
  expect([page.getByText(/As drawn/).tagName, loads]).toEqual(['P', 0])
  await userEvent.click(page.getByRole('link', { name: 'All reviews' }))
  expect([path(), loads]).toEqual(['/shop/reviews/kulhad', 0])
})

test('is rendered by its script once its props change', async () => {
  await givenDrawn(async () => Words)
  await userEvent.click(page.getByRole('button', { name: 'Other' }))
  expect(await page.findByText(/Second/)).toBeTruthy()
  expect(page.queryByText(/As drawn/)).toBeNull()
})

test('is rendered by its script when nothing was drawn', async () => {
  const Drawn = staticPart(async () => Words)
  await renderScreen(defineScreen({ Component: () => <Drawn about="Fresh" /> }), { path: '/shop/product/kulhad' })
  expect(await page.findByText(/Fresh/)).toBeTruthy()
})

test('throws to the screen when its script fails and nothing was drawn, and keeps what was drawn', async () => {
  const away = () => Promise.reject(new Error('away'))
  await givenDrawn(away)
  await userEvent.click(page.getByRole('button', { name: 'Other' }))
  expect(page.getByText(/As drawn/)).toBeTruthy()
  const Drawn = staticPart<{ readonly about: string }>(away)
  const Component = () => (
    <Caught>
      <Drawn about="Fresh" />
    </Caught>
  )
  await renderScreen(defineScreen({ Component }), { path: '/shop/product/kulhad' })
  expect(await page.findByText('It is away')).toBeTruthy()
})

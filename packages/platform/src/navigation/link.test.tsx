import { createEvent, fireEvent, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineScreen } from '../index.ts'
import { renderScreen } from '../testing/index.tsx'
import { Link } from './link.tsx'

/** One link on a page of the shop. */
async function shown(to: string, more: object = {}) {
  const screen = defineScreen({
    head: () => ({ title: 'Kurta' }),
    Component: () => (
      <Link to={to} {...more}>
        Here
      </Link>
    ),
  })
  const rendered = await renderScreen(screen, { path: '/shop/product/kurta' })
  return { ...rendered, link: page.getByRole('link', { name: 'Here' }) }
}

test.each([
  ['a path', '/shop'],
  ['an absolute address of this host', `${location.origin}/shop`],
])('goes on in the page to %s', async (_, to) => {
  const { link, path } = await shown(to)
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/shop', null])
  await userEvent.click(link)
  expect(path()).toBe('/shop')
})

/** Clicks; whether the browser was left to follow the link. */
function isLeftToBrowser(link: HTMLElement, how: object = {}): boolean {
  const stopped: boolean[] = []
  document.body.addEventListener('click', (event) => stopped.push(event.defaultPrevented), { once: true })
  // jsdom cannot navigate; this runs after the link decided.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent(link, createEvent.click(link, how))
  return stopped[0] === false
}

test('opens an address of another site in a new tab that knows nothing of this page', async () => {
  const { link, path } = await shown('https://other.example/x')
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://other.example/x',
    '_blank',
    'noopener',
  ])
  expect([isLeftToBrowser(link), path()]).toEqual([true, '/shop/product/kurta'])
})

test.each([
  ['Ctrl', { ctrlKey: true }, {}],
  ['Shift', { shiftKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['a click on a download', {}, { download: 'kurta.pdf' }],
])('leaves %s to the browser', async (_, how, more) => {
  const { link, path } = await shown('/shop', more)
  expect([isLeftToBrowser(link, how), path()]).toEqual([true, '/shop/product/kurta'])
})

test('preloads its page when a finger touches it', async () => {
  const { link, preloads } = await shown('/delhi')
  expect(preloads).toEqual([])
  fireEvent.touchStart(link)
  await waitFor(() => expect(preloads).toEqual(['/delhi']))
})

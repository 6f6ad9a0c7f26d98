import { defineSlot } from '@nukkad/platform'
import { renderFixture } from '@nukkad/platform/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'
import AppBanner from './app-banner.tsx'

const slot = defineSlot({ Component: AppBanner })
const settings = { appLinkUrl: 'https://nukkad.app.link/open' }
/** Scrolls by a screen. */
const scroll = () =>
  act(async () => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: window.innerHeight })
    window.dispatchEvent(new Event('scroll'))
  })
async function shown(path: string) {
  const rendered = await renderFixture(slot, { path, settings })
  await scroll()
  return rendered
}
afterEach(() => void Reflect.deleteProperty(window, 'scrollY'))
const banner = () => screen.queryByRole('complementary', { name: 'The app' })

test.each(['/delhi', '/delhi/a-slow-sunday', '/delhi/tag/chai', '/shop/c/home-decor'])(
  'shows the banner on %s',
  async (path) => {
    await shown(path)
    expect(banner()).not.toBeNull()
  },
)

test('shows the banner only when the visitor has scrolled, again on the next page', async () => {
  const { host } = await renderFixture(slot, { path: '/delhi', settings })
  expect(banner()).toBeNull()
  await scroll()
  expect(banner()).not.toBeNull()

  Reflect.deleteProperty(window, 'scrollY')
  await act(async () => host.navigation.go('/shop/c/home-decor'))
  expect(banner()).toBeNull()
  await scroll()
  expect(banner()).not.toBeNull()
})

test.each(['/', '/shop', '/shop/product/kurta', '/places/lodhi-garden', '/delhi/post/best-chai', '/shop/cart/empty'])(
  'does not show the banner on %s',
  async (path) => {
    await shown(path)
    expect(banner()).toBeNull()
  },
)

test.each([
  ['link', 'Open in app', 'open'],
  ['button', 'Continue in the browser', 'close'],
])('hides the banner for the session after a click on its %s', async (role, name, choice) => {
  const { visit, propsOf } = await shown('/delhi')
  await userEvent.click(screen.getByRole(role, { name }))
  expect(banner()).toBeNull()
  expect(visit.getItem('appDownload')).not.toBeNull()
  expect(propsOf('APP_BANNER_CLICKED')).toEqual([{ choice }])
})

test('passes the address of the article to the app in its link', async () => {
  await shown('/delhi/a-slow-sunday')
  const link = new URL(screen.getByRole('link', { name: 'Open in app' }).getAttribute('href') ?? '')
  expect(link.searchParams.get('url')).toBe('http://localhost/delhi/a-slow-sunday')
})

test('shows no banner inside the app or when no app link is configured', async () => {
  await shown('/delhi?appuser=1')
  expect(banner()).toBeNull()
  await renderFixture(slot, { path: '/delhi' })
  expect(banner()).toBeNull()
})

test.each([
  ['a phone', true],
  ['a wider screen', false],
])('is loaded on %s: %p', async (_, isPhone) => {
  const value = (query: string) => ({ matches: isPhone && query === '(width < 800px)', addEventListener() {} })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value })
  await renderFixture(dialogs, { path: '/delhi', settings })
  // As long as loading it would take.
  await import('./app-banner.tsx')
  await act(async () => {})
  await scroll()
  if (isPhone) await screen.findByRole('complementary', { name: 'The app' })
  else expect(banner()).toBeNull()
  Reflect.deleteProperty(window, 'matchMedia')
})

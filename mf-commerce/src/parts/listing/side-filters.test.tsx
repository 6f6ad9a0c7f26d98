import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from '../../category/category-page.tsx'
import { givenList } from '../product-card/product.given.ts'

const beside = () => document.getElementById('filters')?.querySelectorAll('input, select').length ?? 0

/** A category page on a phone screen; `turn` makes it wide enough for the side filters. */
async function givenPhone() {
  const screenWidth = Object.assign(new EventTarget(), { matches: false })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => screenWidth })
  const rendered = await renderScreen(screen, {
    path: '/shop/c/shopping/shoes',
    answers: [answer(listProducts, () => givenList({ total: 40 }))],
  })
  const turn = () =>
    act(async () => void Object.assign(screenWidth, { matches: true }).dispatchEvent(new Event('change')))
  return { ...rendered, turn }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
  location.hash = ''
})

test('renders no side filters on a phone, where the drawer filters the list', async () => {
  const { path } = await givenPhone()
  expect(beside()).toBe(0)

  await userEvent.click(page.getByRole('link', { name: /^Filter/ }))
  const drawer = await page.findByRole('dialog', { name: 'Filter' }, { timeout: 10_000 })
  await userEvent.click(within(drawer).getByLabelText(/In stock/))

  await waitFor(() => expect(path()).toBe('/shop/c/shopping/shoes?available=true'))
  expect(beside()).toBe(0)
})

test('renders the side filters when a phone is turned to a wide screen', async () => {
  const { turn } = await givenPhone()
  await turn()
  expect(beside()).toBeGreaterThan(0)
})

test('renders working filters on a phone when the address has the #filters hash', async () => {
  location.hash = '#filters'
  const { path } = await givenPhone()
  await userEvent.click(page.getByLabelText(/In stock/))
  await waitFor(() => expect(path()).toBe('/shop/c/shopping/shoes?available=true'))
})

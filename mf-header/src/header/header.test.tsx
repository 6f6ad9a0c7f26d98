import { hamburger } from '@nukkad/contracts/endpoints/site/config'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from './header.tsx'
import { navigation } from './navigation.given.ts'

describe('header', () => {
  test('shows the menu of the city with its labels, marks the current entry and leaves out hidden ones', async () => {
    const { network } = await renderFixture(header, { path: '/shop', city: 'mumbai', answers: [navigation] })

    const main = await screen.findByRole('navigation', { name: 'Main' })
    const shop = await within(main).findByRole('link', { name: /^Shop/ })
    expect([shop.getAttribute('aria-current'), shop.textContent]).toEqual(['page', 'ShopNew'])
    expect(within(main).queryByText('Old')).toBeNull()
    expect(network.callsTo(hamburger)[0]?.query).toEqual({ city: 'mumbai' })
  })

  test('prefers the city in the address over the chosen one', async () => {
    const { network } = await renderFixture(header, { path: '/goa', city: 'mumbai', answers: [navigation] })

    expect(screen.getAllByText('Goa')).not.toHaveLength(0)
    expect(network.callsTo(hamburger)[0]?.query).toEqual({ city: 'goa' })
  })

  test('uses all cities when the address says so, whatever city was chosen', async () => {
    const { network } = await renderFixture(header, { path: '/other', city: 'mumbai', answers: [navigation] })

    expect(network.callsTo(hamburger)[0]?.query).toEqual({ city: 'all' })
  })

  test('still shows the logo and the cart when the menu fails to load', async () => {
    await renderFixture(header, { path: '/shop', answers: [answer(hamburger, refuse(503, 'unavailable'))] })

    expect(screen.getByRole('link', { name: 'Nukkad, home' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bag' })).toBeTruthy()
  })

  test('opens a submenu with a button and closes it with Escape', async () => {
    await renderFixture(header, { path: '/shop', answers: [navigation] })
    const more = await screen.findByRole('button', { name: 'More in Shop' })

    await userEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    expect(await screen.findByRole('link', { name: /^Home decor/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lamps' })).toBeTruthy()

    await userEvent.keyboard('{Escape}')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more)
  })
})

describe('submenu of a tab', () => {
  test('moves the focus into the submenu and cycles through its links with the arrow keys', async () => {
    await renderFixture(header, { path: '/delhi', answers: [navigation] })
    const more = await screen.findByRole('button', { name: 'More in Shop' })
    act(() => more.focus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Home decorNew'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Lamps')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Home decorNew')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Lamps')
  })
})

describe('header on a phone', () => {
  test('navigates the menu down and back up level by level, also by keyboard', async () => {
    await renderFixture(header, { path: '/delhi', answers: [navigation] })
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(await menu.findByRole('button', { name: /^Shop/ }))
    expect(document.activeElement).toBe(menu.getByRole('button', { name: /^Back from\s*Shop/ }))
    expect(menu.getByRole('link', { name: 'All of Shop' }).getAttribute('href')).toBe('/shop')
    await userEvent.click(menu.getByRole('button', { name: /^Home decor/ }))
    expect(menu.getByRole('link', { name: 'Lamps' })).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(menu.queryByRole('link', { name: 'Lamps' })).toBeNull()
    expect(menu.getByRole('button', { name: /^Home decor/ })).toBeTruthy()
  })

  test('opens all categories in a drawer', async () => {
    await renderFixture(header, { path: '/shop/c/home-decor', answers: [navigation] })
    const row = within(await screen.findByRole('navigation', { name: 'Categories' }))
    expect((await row.findByRole('link', { name: /^Home decor/ })).getAttribute('aria-current')).toBe('page')
    await userEvent.click(row.getByRole('button', { name: 'All' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'All categories' }))
    expect((await drawer.findByRole('link', { name: 'Lamps' })).getAttribute('href')).toBe('/shop/c/home-decor/lamps')
  })
})

describe('search form', () => {
  test('searches the shop for the words and has a plain form action', async () => {
    const { path } = await renderFixture(header, { path: '/shop', answers: [navigation] })
    const [field] = screen.getAllByRole('searchbox', { name: 'Search Nukkad' })

    expect(field?.closest('form')?.getAttribute('action')).toBe('/shop/search')
    await userEvent.type(field as HTMLElement, '  chai & cups {Enter}')

    expect(path()).toBe('/shop/search?q=chai%20%26%20cups')
  })

  test('does nothing for blank input', async () => {
    const { path } = await renderFixture(header, { path: '/shop', answers: [navigation] })
    await userEvent.type(screen.getAllByRole('searchbox')[0] as HTMLElement, '   {Enter}')
    expect(path()).toBe('/shop')
  })
})

test('shows the festive logo when the settings enable it', async () => {
  const lamps = (element: HTMLElement) => element.querySelectorAll('a[aria-label="Nukkad, home"] svg circle').length
  const plain = await renderFixture(header, { path: '/shop', answers: [navigation] })
  expect(lamps(plain.element)).toBe(0)
  await plain.unmount()
  const festive = await renderFixture(header, { path: '/shop', settings: { isFestive: true }, answers: [navigation] })
  expect(lamps(festive.element)).toBeGreaterThan(0)
})

import { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCard, givenPicture } from '../parts/product-card/product.given.ts'
import { screen } from './shop-home-page.tsx'

const banner = (id: string) => ({
  id,
  kicker: 'New',
  title: `Lamps ${id}`,
  text: 'From eleven makers.',
  href: `/shop/f/lamps-${id}`,
  cta: `See lamps ${id}`,
  image: givenPicture,
})

test('shows its banners and products, and tracks the banner that is opened', async () => {
  const home = {
    banners: [banner('1'), banner('2')],
    categories: [],
    newLaunches: [givenCard()],
    bestSellers: [],
    merchants: [],
  }
  const { propsOf, path } = await renderScreen(screen, { path: '/shop', answers: [answer(shopHome, { data: home })] })
  expect(page.getByRole('heading', { level: 1, name: 'Lamps 1' })).toBeTruthy()

  await userEvent.click(page.getByRole('link', { name: 'See lamps 1' }))

  expect(path()).toBe('/shop/f/lamps-1')
  expect(propsOf('HOME_BANNER_CLICKED')).toEqual([{ href: '/shop/f/lamps-1' }])
})

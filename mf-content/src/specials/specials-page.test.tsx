import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { banners, webHome } from '@nukkad/contracts/endpoints/site/config'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenHome } from '../home/home.given.ts'
import { screen } from './specials-page.tsx'

const none = { data: [], total: 0, page: 1, pagesize: 8, hasNext: false, sort: 6, facets: null }
const answers = [
  answer(listProducts, none),
  answer(banners, {
    data: [
      { id: '1', title: 'Two plates for one', text: 'Till Sunday.', url: '/delhi', cta: 'See where', image: null },
    ],
  }),
  answer(webHome, givenHome()),
]

describe('specials page', () => {
  test.each(['/specials', '/specials-homepage'])('at %s shows offers and events as one page', async (path) => {
    const { heads, tracked } = await renderScreen(screen, { path, answers, city: 'delhi' })
    expect(tracked.filter(([name]) => name === 'SPECIALS_VIEWED')).toEqual([['SPECIALS_VIEWED', { city: 'delhi' }]])

    expect(page.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(page.getByRole('link', { name: 'See where' }).getAttribute('href')).toBe('/delhi')
    expect(page.getByText('Out in Delhi NCR this week')).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({ canonical: '/specials' })
  })

  test('tracks a banner that is opened', async () => {
    const { propsOf } = await renderScreen(screen, { path: '/specials', answers, city: 'delhi' })
    await userEvent.click(page.getByRole('link', { name: 'See where' }))
    expect(propsOf('HOME_BANNER_CLICKED')).toEqual([{ href: '/delhi' }])
  })

  test('requests the largest discounts first', async () => {
    const { network } = await renderScreen(screen, { path: '/specials', answers })
    expect(network.callsTo(listProducts)[0]?.query).toMatchObject({ sort: 6 })
  })

  test('says that the shop could not be loaded', async () => {
    await renderScreen(screen, {
      path: '/specials',
      answers: [answer(listProducts, refuse(503, 'unavailable', 'Back in a minute.')), ...answers],
    })
    expect((await page.findByRole('alert', {}, { timeout: 4000 })).textContent).toContain(
      'The shop could not be loaded',
    )
  })
})

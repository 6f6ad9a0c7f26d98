import { banners } from '@nukkad/contracts/endpoints/site/config'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import promo from './promo.tsx'

const banner = {
  id: '1',
  title: 'Diwali lights are up',
  text: 'Lamps from eleven makers.',
  url: '/campaign/festive/diwali-lights',
  cta: 'Look',
  image: null,
}

describe('promo strip', () => {
  test('shows the campaign of the chosen city with its link', async () => {
    const { network, propsOf } = await renderFixture(promo, {
      path: '/delhi',
      city: 'delhi',
      answers: [answer(banners, { data: [banner] })],
    })
    expect(await page.findByRole('heading', { name: 'Diwali lights are up' })).toBeTruthy()
    const link = page.getByRole('link', { name: 'Look' })
    expect(link.getAttribute('href')).toBe(banner.url)
    await userEvent.click(link)
    expect(propsOf('HOME_BANNER_CLICKED')).toEqual([{ href: banner.url }])
    expect(network.callsTo(banners)[0]?.query).toMatchObject({ screen: 'home', city: 'delhi' })
  })

  test.each([
    ['there is no campaign', { data: [] }],
    ['the request fails', refuse(400)],
  ])('is not shown when %s', async (_, reply) => {
    const { element, network } = await renderFixture(promo, { path: '/delhi', answers: [answer(banners, reply)] })
    await waitFor(() => expect(network.callsTo(banners).length).toBeGreaterThan(0))
    expect(element.textContent).toBe('')
  })
})

import { interlinks } from '@nukkad/contracts/endpoints/site/config'
import { adBlocker } from '@nukkad/contracts/endpoints/site/site-chrome'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { screen, within } from '@testing-library/react'
import footer from './footer.tsx'

test('all cities and the groups of links are there', async () => {
  const groups = [{ title: 'Shop', links: [{ title: 'Home decor', url: '/shop/c/home-decor' }] }]
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, { data: groups })] })

  expect(within(screen.getByRole('navigation', { name: 'Cities' })).getAllByRole('link')).toHaveLength(8)
  expect((await screen.findByRole('link', { name: 'Home decor' })).getAttribute('href')).toBe('/shop/c/home-decor')
})

test('the cities stay when the groups do not come', async () => {
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, refuse(500, 'internal'))] })
  expect(screen.getByRole('link', { name: 'Goa' }).getAttribute('href')).toBe('/goa')
})

test('one is told where the page stands', async () => {
  await renderFixture(footer, { path: '/shop/c/shopping/shoes', answers: [answer(interlinks, { data: [] })] })
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'Shopping' }).getAttribute('href')).toBe('/shop/c/shopping')
  expect(trail.getByText('Shoes').getAttribute('aria-current')).toBe('page')
})

test('the place of a page is called as the page calls itself in its head', async () => {
  const told = document.head.appendChild(document.createElement('script'))
  told.type = 'application/ld+json'
  told.textContent = JSON.stringify({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Shop' }, { name: 'Jutti & mojari' }],
  })
  try {
    await renderFixture(footer, { path: '/shop/c/shopping/shoes', answers: [answer(interlinks, { data: [] })] })
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect((await trail.findByText('Jutti & mojari')).getAttribute('aria-current')).toBe('page')
    expect(trail.queryByText('Shoes')).toBeNull()
  } finally {
    told.remove()
  }
})

test('about, contact, selling, help and terms are at hand whatever the editors list', async () => {
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, refuse(500, 'internal'))] })
  const about = within(screen.getByRole('navigation', { name: 'About Nukkad' }))
  expect(about.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/policies#about'],
    ['Contact', '/policies#contact'],
    ['Sell with us', '/sell'],
    ['Help', '/customer-support'],
    ['Terms', '/policies#terms'],
  ])
})

test('inside the mobile app there is none', async () => {
  const { element } = await renderFixture(footer, { path: '/delhi?appuser=1', answers: [] })
  expect(element.textContent).toBe('')
})

describe('the ad', () => {
  const ad = {
    ...{
      id: '7',
      advertiser: 'Dilli Dyers',
      title: 'The vat is open',
      text: 'On Saturdays',
      url: '/shop/m/dilli-dyers',
    },
    ...{ cta: 'See', image: null },
    conditions: { timeslot: { start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }, cities: ['delhi'] },
  }
  const answers = [answer(interlinks, { data: [] }), answer(adBlocker, { data: [ad] })]
  const shown = () => screen.queryByRole('complementary', { name: 'Advertisement by Dilli Dyers' })

  test('of the chosen city is shown and says what it is', async () => {
    await renderFixture(footer, { path: '/shop', city: 'delhi', answers })
    expect(await screen.findByText('Advertisement · Dilli Dyers')).toBeTruthy()
  })

  test.each(['/shop/w/41/review', '/shop/order/confirmed/tx1', '/event/register/jazz', '/tickets/7', '/wallet'])(
    'does not stand on %s, nor is it asked for',
    async (path) => {
      const { network } = await renderFixture(footer, { path, city: 'delhi', answers })
      expect(shown()).toBeNull()
      expect(network.callsTo(adBlocker)).toHaveLength(0)
    },
  )

  test('of another city is not, and without a city nobody is asked', async () => {
    await renderFixture(footer, { path: '/shop', city: 'goa', answers })
    expect(shown()).toBeNull()
    const { network } = await renderFixture(footer, { path: '/shop', answers })
    expect(network.callsTo(adBlocker)).toHaveLength(0)
  })
})

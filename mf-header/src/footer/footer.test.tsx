import { interlinks } from '@nukkad/contracts/endpoints/site/config'
import { adBlocker } from '@nukkad/contracts/endpoints/site/site-chrome'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import footer from './footer.tsx'

test('shows all cities and the link groups', async () => {
  const groups = [{ title: 'Shop', links: [{ title: 'Home decor', url: '/shop/c/home-decor' }] }]
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, { data: groups })] })

  expect(within(screen.getByRole('navigation', { name: 'Cities' })).getAllByRole('link')).toHaveLength(8)
  expect((await screen.findByRole('link', { name: 'Home decor' })).getAttribute('href')).toBe('/shop/c/home-decor')
})

test('still shows the cities when the link groups fail to load', async () => {
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, refuse(500, 'internal'))] })
  expect(screen.getByRole('link', { name: 'Goa' }).getAttribute('href')).toBe('/goa')
})

test('shows a breadcrumb of the current page', async () => {
  await renderFixture(footer, { path: '/shop/c/shopping/shoes', answers: [answer(interlinks, { data: [] })] })
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'Shopping' }).getAttribute('href')).toBe('/shop/c/shopping')
  expect(trail.getByText('Shoes').getAttribute('aria-current')).toBe('page')
})

test('uses the page’s own name from its JSON-LD breadcrumb', async () => {
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

test('shows about, contact, selling, help, terms and accessibility links even when the link groups fail to load', async () => {
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, refuse(500, 'internal'))] })
  const about = within(screen.getByRole('navigation', { name: 'About Nukkad' }))
  expect(about.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/policies#about'],
    ['Contact', '/policies#contact'],
    ['Sell with us', '/sell'],
    ['Help', '/customer-support'],
    ['Terms', '/policies#terms'],
    ['Accessibility', '/policies#accessibility'],
  ])
})

test('changes the colours of the page and keeps the choice in a cookie that the server reads', async () => {
  const frame = document.head.appendChild(document.createElement('meta'))
  frame.name = 'theme-color'
  try {
    await renderFixture(footer, { path: '/', answers: [answer(interlinks, { data: [] })] })
    const option = (name: string) => within(screen.getByRole('group', { name: 'Colours' })).getByRole('radio', { name })
    expect(option('Automatic')).toHaveProperty('checked', true)
    await userEvent.click(option('Dark'))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
    await waitFor(() => expect(option('Dark')).toHaveProperty('checked', true))
    await userEvent.click(option('Automatic'))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(document.cookie).not.toContain('theme=')
  } finally {
    frame.remove()
  }
})

test('renders nothing inside the mobile app', async () => {
  const { element } = await renderFixture(footer, { path: '/delhi?appuser=1', answers: [] })
  expect(element.textContent).toBe('')
})

describe('footer ad', () => {
  const ad = {
    id: '7',
    advertiser: 'Dilli Dyers',
    title: 'The vat is open',
    text: 'On Saturdays',
    url: '/shop/m/dilli-dyers',
    cta: 'See',
    image: null,
    conditions: { timeslot: { start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }, cities: ['delhi'] },
  }
  const answers = [answer(interlinks, { data: [] }), answer(adBlocker, { data: [ad] })]
  const shown = () => screen.queryByRole('complementary', { name: 'Advertisement by Dilli Dyers' })

  test('shows the ad for the chosen city and labels it as an advertisement', async () => {
    const { propsOf } = await renderFixture(footer, { path: '/shop', city: 'delhi', answers })
    await userEvent.click(await screen.findByText('Advertisement · Dilli Dyers'))
    expect(propsOf('AD_CLICKED')).toEqual([{ id: '7' }])
  })

  test.each(['/shop/w/41/review', '/shop/order/confirmed/tx1', '/event/register/jazz', '/tickets/7', '/wallet'])(
    'shows no ad on %s and requests none',
    async (path) => {
      const { network } = await renderFixture(footer, { path, city: 'delhi', answers })
      expect(shown()).toBeNull()
      expect(network.callsTo(adBlocker)).toHaveLength(0)
    },
  )

  test('shows no ad for another city and requests none when no city is chosen', async () => {
    await renderFixture(footer, { path: '/shop', city: 'goa', answers })
    expect(shown()).toBeNull()
    const { network } = await renderFixture(footer, { path: '/shop', answers })
    expect(network.callsTo(adBlocker)).toHaveLength(0)
  })
})

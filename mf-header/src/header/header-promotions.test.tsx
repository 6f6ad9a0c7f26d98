import { banners, hamburger } from '@nukkad/contracts/endpoints/site/config'
import { couponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { answer, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from './header.tsx'
import { navigation, three } from './navigation.given.ts'

describe('coupon strip', () => {
  const written = { Text: '', Url: '', 'CTA Text': '', isForFirstOrder: false }
  const coupon = answer(couponBanner, {
    data: {
      ...written,
      id: '1',
      type: 'offer',
      htmlText: 'Use <strong>TEN</strong>',
      ctaUrl: '/shop',
      ctaText: 'Shop now',
      isForFirstOrder: true,
    },
  })

  test('shows its text with the bold part and a link', async () => {
    const { propsOf } = await renderFixture(header, { path: '/delhi', answers: [navigation, coupon] })
    expect((await screen.findByText('TEN')).tagName).toBe('STRONG')
    const link = screen.getByRole('link', { name: 'Shop now' })
    expect(link.getAttribute('href')).toBe('/shop')
    await userEvent.click(link)
    expect(propsOf('COUPON_BANNER_CLICKED')).toEqual([{ id: '1', type: 'offer' }])
  })

  test('has no link when the offer has no address', async () => {
    const plain = { ...written, id: '1', type: 'feature', htmlText: 'Rain', ctaUrl: null, ctaText: null }
    await renderFixture(header, { path: '/delhi', answers: [navigation, answer(couponBanner, { data: plain })] })
    const strip = within(await screen.findByRole('complementary', { name: 'News' }))
    expect(strip.queryByRole('link')).toBeNull()
  })

  test('stores its dismissal for the session, and shows a later offer, which is dismissed separately', async () => {
    const { unmount } = await renderFixture(header, { path: '/delhi', answers: [navigation, coupon] })
    await userEvent.click(await screen.findByRole('button', { name: 'Close this offer' }))
    expect(document.cookie).toContain('coupon_closed=1')
    expect(document.documentElement.dataset.couponClosed).toBe('')
    await unmount()

    const later = { ...written, id: '7', type: 'feature', htmlText: 'Rain', ctaUrl: null, ctaText: null }
    await renderFixture(header, { path: '/delhi', answers: [navigation, answer(couponBanner, { data: later })] })
    await screen.findByText('Rain')
    await waitFor(() => expect(document.documentElement.dataset.couponClosed).toBeUndefined())
    await userEvent.click(screen.getByRole('button', { name: 'Close this offer' }))
    expect(document.cookie).toContain('coupon_closed=1.7')
    delete document.documentElement.dataset.couponClosed
  })

  test('marks a first-order offer and remembers that the user has already ordered', async () => {
    await renderFixture(header, { path: '/delhi', user: { hasOrdered: true }, answers: [navigation, coupon, three] })
    const strip = await screen.findByRole('complementary', { name: 'Offer' })
    expect(strip.hasAttribute('data-first-order')).toBe(true)
    expect(document.documentElement.dataset.hasOrdered).toBe('')
    expect(document.cookie).toContain('has_ordered=1')
    delete document.documentElement.dataset.hasOrdered
  })

  test('marks the visitor as having ordered when an order is placed', async () => {
    const { host } = await renderFixture(header, { path: '/delhi', answers: [navigation, coupon] })
    await screen.findByText('TEN')
    await act(async () => host.bus.publish('order.placed', { transactionId: 'T1', orderIds: ['NK-1'] }))
    expect(document.documentElement.dataset.hasOrdered).toBe('')
    delete document.documentElement.dataset.hasOrdered
  })

  test('is not shown on checkout pages', async () => {
    await renderFixture(header, { path: '/shop/w/41/checkout', answers: [navigation, coupon] })
    expect(screen.queryByText('TEN')).toBeNull()
  })
})

test('shows the campaign banner with its title as text, not markup', async () => {
  const title = 'Diwali, <img src=x onerror=alert(1)> lit by hand'
  const one = { id: '1', title, text: 'Lamps', url: '/campaign/x/y', cta: 'See', image: null }
  const answers = [navigation, answer(banners, { data: [one] })]
  const { element, network, propsOf } = await renderFixture(header, { path: '/delhi', answers })
  expect((await screen.findByRole('link', { name: /lit by hand/ })).getAttribute('href')).toBe('/campaign/x/y')
  expect(network.callsTo(banners)[0]?.query).toEqual({ screen: '/home-new', city: 'delhi' })
  // It is text, even when it looks like markup.
  expect(screen.getByText(/<img src=x onerror=alert\(1\)> lit by hand/)).toBeTruthy()
  expect(element.querySelector('img[src=x]')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: /lit by hand/ }))
  expect(propsOf('HOME_BANNER_CLICKED')).toEqual([{ href: '/campaign/x/y' }])
})

const lamps = { id: '1', title: 'Lamps', text: 'Lit by hand', url: '/campaign/x/y', cta: 'See', image: null }

test('leaves out a banner that comes after its page, which it would move, and shows it on the next one', async () => {
  let give = () => {}
  const held = new Promise<object>((resolve) => (give = () => resolve({ data: [lamps] })))
  const { host, network } = await renderFixture(header, {
    path: '/places/lodhi-garden',
    answers: [navigation, answer(banners, () => held)],
  })
  const go = (to: string) => act(async () => host.navigation.go(to))
  await go('/delhi')
  await waitFor(() => expect(network.callsTo(banners)).toHaveLength(1))
  await act(async () => give())
  expect(screen.queryByRole('link', { name: /Lamps/ })).toBeNull()

  await go('/places/lodhi-garden')
  await go('/delhi')
  expect(await screen.findByRole('link', { name: /Lamps/ })).toBeTruthy()
})

test('keeps the links of one city until those of the next are there', async () => {
  const { host, network } = await renderFixture(header, { path: '/delhi', answers: [navigation] })
  const shown = () => within(screen.getByRole('banner')).getAllByRole('link').length
  const before = shown()
  network.answer(hamburger, () => new Promise(() => {}))
  await act(async () => host.navigation.go('/goa'))
  await waitFor(() => expect(network.callsTo(hamburger).at(-1)?.query).toEqual({ city: 'goa' }))

  expect(shown()).toBe(before)
})

describe('welcome gift tooltip', () => {
  const joined = { userId: '101', created: true, method: 'otp' } as const
  const tip = () => screen.queryByText('A welcome gift')

  test('appears once per session and disappears half a second after it is closed', async () => {
    const { host, visit } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })
    await act(async () => host.bus.publish('session.started', joined))
    expect(await screen.findByText('A welcome gift')).toBeTruthy()
    expect(visit.getItem('rewardTooltip-mobile')).toBe('true')
    const closed = performance.now()
    await userEvent.click(screen.getByRole('button', { name: 'Close this' }))
    await waitFor(() => expect(tip()).toBeNull(), { timeout: 1500 })
    expect(performance.now() - closed).toBeGreaterThanOrEqual(499)
    await act(async () => host.bus.publish('session.started', joined))
    expect(tip()).toBeNull()
  })

  test('is not shown to a returning user', async () => {
    const { host } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })
    await act(async () => host.bus.publish('session.started', { ...joined, created: false }))
    expect(tip()).toBeNull()
  })
})

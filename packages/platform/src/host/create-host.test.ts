import { testHost } from '../testing/test-host.ts'

test('an event says by which ref its visitor came and, apart from that, who sent them', () => {
  const { host, events } = testHost({ path: '/delhi?ref=newsletter&aff_id=AFF1&utm_campaign=diwali' })
  host.track('APP_OPEN')
  host.navigation.go('/shop')
  host.track('COUPONS_OPENED', { offers: 3 })

  const came = { session_source: 'newsletter', affiliation: 'AFF1', utm_campaign: 'diwali' }
  expect(events.map(({ session_props }) => session_props)).toMatchObject([came, came])
})

import { testHost } from '../testing/test-host.ts'

test('adds the session source, the affiliation and the campaign to each event', () => {
  const { host, events } = testHost({ path: '/delhi?ref=newsletter&aff_id=AFF1&utm_campaign=diwali' })
  host.track('APP_OPEN', { webview: false })
  host.navigation.go('/shop')
  host.track('COUPONS_OPENED', { offers: 3 })

  const came = { session_source: 'newsletter', affiliation: 'AFF1', utm_campaign: 'diwali' }
  expect(events.map(({ session_props }) => session_props)).toMatchObject([came, came])
})

const engagement = { city: 'goa', preferences: ['food' as const], gender: 'woman' as const, age: 31 }

test('adds the visitor’s preferences to an event only with their consent', () => {
  const without = testHost({ user: {} })
  without.host.track('SIGNOUT_SUCCESS')
  expect(without.events[0]?.profile).toEqual({ email: 'asha@example.in', platform: 'Web' })

  const { host, events } = testHost({ user: { engagement } })
  host.track('SIGNOUT_SUCCESS')
  const who = { _id: '101', firstName: 'Asha', lastName: 'Menon' }
  expect(events[0]?.profile).toEqual({ email: 'asha@example.in', platform: 'Web', ...who, ...engagement })
})

test('stores the gender only while the user is signed in and consents', () => {
  const { host, local } = testHost({ user: { engagement } })
  const { user } = host.session.state$.value
  expect(local.getItem('selectedGender')).toBe('woman')
  if (user) host.session.update({ ...user, engagement: null })
  expect(local.getItem('selectedGender')).toBeNull()
})

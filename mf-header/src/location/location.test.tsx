import { fetchLocation, lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { type Answer, answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

const place = (parts: object) => ({
  data: {
    pincode: '110003',
    serviceability: [{ partner: 'dak', deliver_prepaid: true, deliver_cod: true }],
    district: 'New Delhi',
    postalCity: 'New Delhi',
    state: 'Delhi',
    wefastCity: null,
    city: 'delhi',
    days: 2,
    ...parts,
  },
})

async function open(answers: Answer[], path = '/shop') {
  const shown = await renderFixture(dialogs, { path, answers })
  await act(async () => shown.host.bus.request('choose-location', {}))
  await screen.findByRole('dialog', { name: 'Where are you?' })
  return shown
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function check(pincode: string) {
  await userEvent.type(screen.getByLabelText('Pincode'), pincode)
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
}

test('stores the chosen city and stays on a shop page', async () => {
  const { local, path, tracked } = await open([])
  await userEvent.click(screen.getByRole('button', { name: 'Hyderabad' }))
  await isGone()
  expect(local.getItem('ls.userCity')).toBe('hyderabad')
  expect(path()).toBe('/shop')
  expect(tracked.filter(([name]) => name === 'CITY_CHOSEN')).toEqual([['CITY_CHOSEN', { city: 'hyderabad' }]])
})

test('goes from one city’s home page to the chosen city’s', async () => {
  const { path } = await open([], '/delhi')
  expect(screen.getByRole('button', { name: 'Delhi NCR' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Kolkata' }))
  await isGone()
  expect(path()).toBe('/kolkata')
})

test('also chooses the city for a pincode in one of our cities', async () => {
  const { local, propsOf } = await open([answer(lookUpPincode, place({}))])
  await check('110-003')
  await isGone()
  expect(propsOf('PINCODE_CHECKED')).toEqual([{ pincode: '110003', city: 'delhi' }])
  expect(propsOf('CITY_CHOSEN')).toEqual([{ city: 'delhi' }])
  expect([local.getItem('v2Pincode'), local.getItem('ls.userCity')]).toEqual(['110003', 'delhi'])
})

test('stores a pincode outside our cities and shows the delivery time', async () => {
  const { local, propsOf } = await open([
    answer(lookUpPincode, place({ pincode: '800001', district: 'Patna', city: null, days: 5 })),
  ])
  await check('800001')
  expect(
    await screen.findByText(
      'We have no guide to Patna yet, but the shop delivers: parcels take about 5 working days to 800001.',
    ),
  ).toBeTruthy()
  expect(local.getItem('v2Pincode')).toBe('800001')
  expect(propsOf('PINCODE_CHECKED')).toEqual([{ pincode: '800001', city: null }])
})

test.each([
  ['11000', 'A pincode has six digits and does not begin with 0.'],
  ['000000', 'A pincode has six digits and does not begin with 0.'],
  ['null', 'A pincode has digits only, like 110003. To look for a place by name, choose a city below.'],
  ['Noida', 'A pincode has digits only, like 110003. To look for a place by name, choose a city below.'],
  [' ', 'Enter the six digits of your pincode.'],
  ['999999', 'There is no such pincode. Check the digits.'],
])('rejects %s and keeps it in the field', async (pincode, text) => {
  const { local, propsOf } = await open([answer(lookUpPincode, refuse(404, 'not_found'))])
  await check(pincode)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByLabelText('Pincode')).toHaveProperty('value', pincode)
  expect(local.getItem('v2Pincode')).toBeNull()
  expect(propsOf('PINCODE_CHECKED')).toEqual([])
})

describe('geolocation', () => {
  const tell = (getCurrentPosition: (found: (at: object) => void, failed: (why: Error) => void) => void) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

  test('chooses the city of the position', async () => {
    tell((found) => found({ coords: { latitude: 12.97, longitude: 77.59 } }))
    const here = answer(fetchLocation, { data: { city: 'bangalore', pincode: null, subCity: null, district: null } })
    const { local } = await open([here])
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    await isGone()
    expect(local.getItem('ls.userCity')).toBe('bangalore')
  })

  test.each([
    [1, /Your browser did not share your location\. Choose a city, or enter your pincode\./, 'refused'],
    [2, /could not find its location\. Choose a city/, 'unavailable'],
    [3, /Finding your location took too long\. Choose a city/, 'slow'],
  ])('explains error %p and what to do instead', async (code, text, why) => {
    tell((_found, failed) => failed(Object.assign(new Error('no'), { code })))
    const { local, tracked } = await open([])
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(local.getItem('ls.userCity')).toBeNull()
    expect(tracked).toEqual([
      ['LOCATION_ASKED', { on: 'location' }],
      ['LOCATION_REFUSED', { on: 'location', why }],
    ])
  })

  test.each([
    [
      'with a pincode outside our cities',
      { data: { city: 'all', pincode: '800001', subCity: null, district: 'Patna' } },
    ],
    ['without a pincode', refuse(404, 'not_found')],
  ])('says that a position %s is far away', async (_, reply) => {
    tell((found) => found({ coords: { latitude: 25.6, longitude: 85.1 } }))
    await open([answer(fetchLocation, reply), answer(lookUpPincode, place({ pincode: '800001', city: null }))])
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(/far from our eight cities/)).toBeTruthy()
  })
})

describe('location dialog on a phone', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

  test('shows the cities in a drawer', async () => {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) })
    const { local } = await open([])
    await userEvent.click(screen.getByRole('button', { name: 'Goa' }))
    await isGone()
    expect(local.getItem('ls.userCity')).toBe('goa')
  })
})

test('forgets the stored city and pincode on request', async () => {
  const shown = await renderFixture(dialogs, { path: '/shop', city: 'goa', pincode: '403001', answers: [] })
  await act(async () => shown.host.bus.request('choose-location', {}))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear my location' }))
  await isGone()
  expect([shown.local.getItem('ls.userCity'), shown.local.getItem('v2Pincode')]).toEqual([null, null])
})

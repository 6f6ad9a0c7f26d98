import { fetchLocation, lookUpPincode } from '@nukkad/contracts/endpoints/pincode'
import { type Answer, answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

const place = (parts: object) => ({
  data: {
    pincode: '110003',
    serviceability: [{ partner: 'dak', deliver_prepaid: true, deliver_cod: true }],
    district: 'New Delhi',
    state: 'Delhi',
    wefastCity: null,
    city: 'delhi',
    days: 2,
    ...parts,
  },
})

async function open(answers: Answer[], path = '/shop') {
  const shown = await renderFixture(dialogs, { path, answers })
  await act(async () => shown.host.bus.publish('location.wanted', {}))
  await screen.findByRole('dialog', { name: 'Where are you?' })
  return shown
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function check(pincode: string) {
  await userEvent.type(screen.getByLabelText('Pincode'), pincode)
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
}

test('a city is stored, and a shop page stays where it is', async () => {
  const { local, path } = await open([])
  await userEvent.click(screen.getByRole('button', { name: 'Hyderabad' }))
  await isGone()
  expect(local.getItem('ls.userCity')).toBe('hyderabad')
  expect(path()).toBe('/shop')
})

test('a city home becomes the home of the other city', async () => {
  const { path } = await open([], '/delhi')
  expect(screen.getByRole('button', { name: 'Delhi NCR' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Kolkata' }))
  await isGone()
  expect(path()).toBe('/kolkata')
})

test('a pincode in one of our cities chooses that city too', async () => {
  const { local } = await open([answer(lookUpPincode, place({}))])
  await check('110003')
  await isGone()
  expect([local.getItem('v2Pincode'), local.getItem('ls.userCity')]).toEqual(['110003', 'delhi'])
})

test('a pincode elsewhere is kept and says how long parcels take', async () => {
  const { local } = await open([
    answer(lookUpPincode, place({ pincode: '800001', district: 'Patna', city: null, days: 5 })),
  ])
  await check('800001')
  expect(await screen.findByText('Patna: parcels take about 5 working days to 800001.')).toBeTruthy()
  expect(local.getItem('v2Pincode')).toBe('800001')
})

test.each([
  ['11000', 'A pincode has six digits and does not begin with 0.'],
  ['999999', 'There is no such pincode. Check the digits.'],
])('%s is refused and stays to be corrected', async (pincode, text) => {
  const { local } = await open([answer(lookUpPincode, refuse(404, 'not_found'))])
  await check(pincode)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByLabelText('Pincode')).toHaveProperty('value', pincode)
  expect(local.getItem('v2Pincode')).toBeNull()
})

describe('the position', () => {
  const tell = (getCurrentPosition: (found: (at: object) => void, failed: (why: Error) => void) => void) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

  test('leads to its city', async () => {
    tell((found) => found({ coords: { latitude: 12.97, longitude: 77.59 } }))
    const here = answer(fetchLocation, { data: { city: 'bangalore', pincode: null, subCity: null, district: null } })
    const { local } = await open([here])
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }))
    await isGone()
    expect(local.getItem('ls.userCity')).toBe('bangalore')
  })

  test('that is not told is said, with what to do instead', async () => {
    tell((_found, failed) => failed(new Error('denied')))
    await open([])
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }))
    expect(await screen.findByText(/Choose a city, or write your pincode/)).toBeTruthy()
  })
})

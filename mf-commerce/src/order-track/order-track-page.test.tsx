import { phoneCode, phoneVerify, trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenTracking } from '../parts/tracking/tracking.given.ts'
import { screen } from './order-track-page.tsx'

const path = '/shop/ordertrack/NK-7F3K-92'
const sent = answer(phoneCode, { data: { resendAfterSeconds: 30, expiresInSeconds: 300 } })
const opened = {
  data: {
    tracking_token: 'by-phone',
    expiresAt: Date.now() + 60_000,
    orders: [{ orderId: 'NK-9999-99', label: 'Packed', placed: '2025-11-20T10:00:00.000Z' }],
  },
}
const byToken = answer(trackOrder, ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers.authorization === 'Bearer by-phone' ? { data: givenTracking() } : refuse(401, 'unauthorized'),
)

async function askForCode(phone: string) {
  await userEvent.type(await page.findByLabelText('Mobile number of the address'), phone)
  await userEvent.click(page.getByRole('button', { name: 'Send me a code' }))
}

describe('order tracking', () => {
  test('shows the buyer the courier and tracking number at once', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(trackOrder, { data: givenTracking() })],
    })

    expect(await page.findByRole('heading', { level: 1, name: 'With you by Tuesday, 25 November' })).toBeTruthy()
    expect(page.getByText('77123409')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Track it on Bluedart' }).getAttribute('target')).toBe('_blank')
    expect(page.getByRole('link', { name: 'View order details' })).toBeTruthy()
    expect(tracked).toEqual([['ORDER_TRACKED', {}]])
  })

  test('shows the order after verifying the phone of its address with a code', async () => {
    const { visit, tracked } = await renderScreen(screen, {
      path,
      answers: [sent, answer(phoneVerify, opened), byToken],
    })

    await askForCode('+91 98100 12345')
    expect(tracked).toEqual([])
    await userEvent.type(await page.findByLabelText('The code'), '123456')

    expect(await page.findByRole('heading', { level: 1, name: 'With you by Tuesday, 25 November' })).toBeTruthy()
    expect(page.queryByRole('link', { name: 'View order details' })).toBeNull()
    expect(visit.getItem('trackingToken')).toContain('by-phone')
    expect(tracked).toEqual([
      ['ORDER_TRACKING_UNLOCKED', {}],
      ['ORDER_TRACKED', {}],
    ])
  })

  test.each(['+91 98100 12345', '(+91) 98100-12345', '098100 12345'])(
    'accepts a phone number with separators: %s',
    async (written) => {
      const { network } = await renderScreen(screen, { path, answers: [sent] })

      await userEvent.click(await page.findByLabelText('Mobile number of the address'))
      await userEvent.paste(written)
      await userEvent.click(page.getByRole('button', { name: 'Send me a code' }))

      expect(await page.findByLabelText('The code')).toBeTruthy()
      expect(network.callsTo(phoneCode)[0]?.body).toEqual({ phone: '9810012345' })
    },
  )

  test('validates the phone number before sending anything', async () => {
    const { network } = await renderScreen(screen, { path, answers: [sent] })

    await askForCode('12345')

    expect(await page.findByText(/has ten digits/)).toBeTruthy()
    expect(network.callsTo(phoneCode)).toHaveLength(0)
  })

  test('keeps a wrong code in the field with the server’s message', async () => {
    const wrong = refuse(401, 'unauthorized', 'This code is not correct. 4 attempts are left.')
    const { tracked } = await renderScreen(screen, { path, answers: [sent, answer(phoneVerify, wrong)] })

    await askForCode('9810012345')
    await userEvent.type(await page.findByLabelText('The code'), '111111')

    expect(await page.findByText('This code is not correct. 4 attempts are left.')).toBeTruthy()
    expect(page.getByLabelText('The code')).toHaveProperty('value', '111111')
    expect(tracked).toEqual([])
  })

  test('drops the refusal of the old code when a new one is sent, and says so', async () => {
    const wrong = refuse(401, 'unauthorized', 'This code is not correct. 4 attempts are left.')
    const at = answer(phoneCode, { data: { resendAfterSeconds: 0, expiresInSeconds: 300 } })
    await renderScreen(screen, { path, answers: [at, answer(phoneVerify, wrong)] })
    await askForCode('9810012345')
    await userEvent.type(await page.findByLabelText('The code'), '111111')
    await page.findByText(/4 attempts are left/)

    await userEvent.click(page.getByRole('button', { name: 'Send a new code' }))

    expect(await page.findByText('A new code is on its way.')).toBeTruthy()
    expect(page.queryByText(/4 attempts are left/)).toBeNull()
  })

  test('refuses an order of another phone and lists the orders of this one', async () => {
    const others = answer(trackOrder, refuse(404, 'not_found'))
    await renderScreen(screen, { path, answers: [sent, answer(phoneVerify, opened), others] })

    await askForCode('9810012345')
    await userEvent.type(await page.findByLabelText('The code'), '123456')

    expect(await page.findByText(/does not go to this phone, or is more than 90 days old/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'NK-9999-99' }).getAttribute('href')).toBe('/shop/ordertrack/NK-9999-99')
  })

  test('asks a signed-in user for the phone too when the order is another user’s', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(trackOrder, refuse(404, 'not_found'))] })

    expect(await page.findByLabelText('Mobile number of the address')).toBeTruthy()
  })

  test('updates by polling', async () => {
    let tracking = givenTracking()
    await renderScreen(screen, { path, user: {}, answers: [answer(trackOrder, () => ({ data: tracking }))] })
    expect((await page.findAllByText(/On its way to your city/)).length).toBeGreaterThan(0)

    tracking = givenTracking({ state: 'delivered', label: 'Delivered', version: '2', is_final: true })

    expect((await page.findAllByText('Delivered', {}, { timeout: 4000 })).length).toBeGreaterThan(0)
  })
})

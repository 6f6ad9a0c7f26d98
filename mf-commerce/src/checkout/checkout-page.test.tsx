import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { addAddress, attachAddress, listAddresses, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../given/cart.given.ts'
import { givenAddress } from '../given/order.given.ts'
import { givenList } from '../given/product.given.ts'
import { screen } from './checkout-page.tsx'

const path = '/shop/w/7/checkout'
const delhi = {
  data: {
    pincode: '110003',
    serviceability: [{ partner: 'Delhivery', deliver_prepaid: true, deliver_cod: true }],
    district: 'South Delhi',
    postalCity: 'New Delhi',
    state: 'Delhi',
    wefastCity: null,
    city: 'delhi',
    days: 2,
  },
}
const around = [answer(getCart, givenCartAnswer()), answer(lookUpPincode, delhi), answer(listProducts, givenList())]
const value = (label: string | RegExp) => (page.getByLabelText(label) as HTMLInputElement).value

async function fillIn() {
  await userEvent.type(await page.findByLabelText('Full name'), 'Asha Menon')
  await userEvent.type(page.getByLabelText('Mobile number'), '9810012345')
  await userEvent.type(page.getByLabelText('Pincode'), '110003')
  await userEvent.type(page.getByLabelText('House, street'), '12 Lodhi Road')
  await waitFor(() => expect(value('State')).toBe('Delhi'))
}

describe('the address step', () => {
  test('asks a guest to sign in instead of failing', async () => {
    const { host } = await renderScreen(screen, { path, answers: around })
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))

    await userEvent.click(await page.findByRole('button', { name: 'Sign in' }))

    expect(wanted).toEqual([{ reason: 'Sign in to check out.', returnTo: path }])
  })

  test('fills city and state from the pincode', async () => {
    await renderScreen(screen, { path, user: {}, answers: [...around, answer(listAddresses, { data: [] })] })

    await fillIn()

    expect(value('City')).toBe('New Delhi')
    expect(page.getByText('New Delhi, Delhi. Our couriers go there; cash on delivery too.')).toBeTruthy()
  })

  test('keeps what was typed and says at each field what is wrong', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around, answer(listAddresses, { data: [] })],
    })
    await userEvent.type(await page.findByLabelText('Full name'), 'Asha')
    await userEvent.type(page.getByLabelText('Mobile number'), '12345')

    await userEvent.click(page.getByRole('button', { name: 'Save the address' }))

    expect(await page.findByText(/ten digits and begins with/)).toBeTruthy()
    expect(page.getByText('Write the house and the street.')).toBeTruthy()
    expect(value('Full name')).toBe('Asha')
    expect(network.callsTo(addAddress)).toHaveLength(0)
    expect(document.activeElement).toBe(page.getByLabelText('Mobile number'))
  })

  test('marks a wrong field as soon as it is left, and no longer once it is right', async () => {
    const none = [...around, answer(listAddresses, { data: [] })]
    await renderScreen(screen, { path, user: {}, answers: none })
    const told = (field: HTMLElement) =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    const wrong = [
      ['Mobile number', '12345', 'A mobile number has ten digits and begins with 6, 7, 8 or 9.', '9810012345'],
      ['Pincode', '0110', 'A pincode has six digits, like 110003.', '110003'],
    ] as const
    for (const [label, text, message, right] of wrong) {
      const field = await page.findByLabelText(label)
      await userEvent.type(field, text)
      await userEvent.tab()
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(told(field)).toContain(message)

      await userEvent.clear(field)
      await userEvent.type(field, right)
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
      expect(told(field)).not.toContain(message)
    }
  })

  test('has what was typed again after a reload, and nothing of it once it was saved', async () => {
    const answers = [...around, answer(listAddresses, { data: [] }), answer(addAddress, { data: givenAddress() })]
    const { visit, unmount } = await renderScreen(screen, { path, user: {}, answers })
    await fillIn()
    await unmount()

    const again = await renderScreen(screen, { path, user: {}, answers, visit })
    await waitFor(() => expect(value('House, street')).toBe('12 Lodhi Road'))
    expect([value('Full name'), value('Pincode'), value('State')]).toEqual(['Asha Menon', '110003', 'Delhi'])
    expect(again.host.unsaved.has()).toBe(true)
    await userEvent.click(page.getByRole('button', { name: 'Save the address' }))

    await waitFor(() => expect(visit.getItem('drafts')).toBe('{}'))
  })

  test("shows the server's refusal at its field and keeps the rest", async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        answer(listAddresses, { data: [] }),
        answer(
          addAddress,
          refuse(400, 'validation', 'The pincode is of another state.', {
            'body/postcode': 'This pincode is not in Delhi.',
          }),
        ),
      ],
    })
    await fillIn()

    await userEvent.click(page.getByRole('button', { name: 'Save the address' }))

    expect(await page.findByText('This pincode is not in Delhi.')).toBeTruthy()
    expect(page.getByRole('alert').textContent).toBe('The pincode is of another state.')
    expect(value('House, street')).toBe('12 Lodhi Road')
  })

  test('binds the bag to the chosen address and goes on', async () => {
    const {
      network,
      path: now,
      tracked,
    } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        answer(listAddresses, {
          data: [givenAddress(), givenAddress({ address_id: '6', name: 'Office', is_default: false })],
        }),
        answer(attachAddress, givenCartAnswer()),
      ],
    })

    await userEvent.click(await page.findByRole('radio', { name: /Office/ }))
    await userEvent.click(page.getByRole('button', { name: 'Deliver here' }))

    await waitFor(() => expect(now()).toBe('/shop/w/7/review'))
    expect(network.callsTo(attachAddress).at(-1)?.body).toEqual({ addressID: '6', cartID: '7' })
    expect(tracked).toEqual([
      ['CHECKOUT_STARTED', expect.objectContaining({ currency: 'INR', value: 1499 })],
      ['ADDRESS_CHOSEN', { postcode: '110003', state: 'Delhi' }],
    ])
  })

  test('offers an address that was removed to be put back', async () => {
    let office = [givenAddress({ address_id: '6', name: 'Office', line1: '3 Janpath', is_default: false })]
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        answer(listAddresses, () => ({ data: [givenAddress(), ...office] })),
        answer(attachAddress, givenCartAnswer()),
        answer(removeAddress, () => {
          office = []
          return { data: { ok: true } }
        }),
        answer(addAddress, (call) => ({ data: givenAddress({ ...(call.body as object), address_id: '8' }) })),
      ],
    })

    await userEvent.click(await page.findByRole('button', { name: /Remove the address of Office/ }))

    expect(await page.findByText('3 Janpath, New Delhi is removed.')).toBeTruthy()
    await waitFor(() => expect(page.queryByRole('radio', { name: /Office/ })).toBeNull())
    await userEvent.click(page.getByRole('button', { name: 'Put it back' }))
    await waitFor(() => expect(network.callsTo(addAddress)[0]?.body).toMatchObject({ line1: '3 Janpath' }))
    await waitFor(() => expect(page.queryByText('3 Janpath, New Delhi is removed.')).toBeNull())
  })

  test('goes on when the answer comes for whoever was quicker than it, and asks once', async () => {
    let arrive: (() => void) | undefined
    const { network, path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        answer(listAddresses, { data: [givenAddress()] }),
        answer(attachAddress, () => new Promise((resolve) => (arrive = () => resolve(givenCartAnswer())))),
      ],
    })
    await waitFor(() => expect(arrive).toBeDefined())

    await userEvent.click(await page.findByRole('button', { name: 'Deliver here' }))
    expect(now()).toBe(path)
    arrive?.()

    await waitFor(() => expect(now()).toBe('/shop/w/7/review'))
    expect(network.callsTo(attachAddress)).toHaveLength(1)
  })

  test('says parcel by parcel who sends what and when, as soon as an address is chosen', async () => {
    const cart = givenCart({
      items: [
        givenLine({ deliver_by: '2026-11-25' }),
        givenLine({
          item_id: '12',
          name: 'Brass diya',
          merchant: { slug: 'goa-lamps', name: 'Goa Lamps' },
          deliver_by: '2026-11-27',
        }),
      ],
    })
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        answer(listAddresses, { data: [givenAddress()] }),
        answer(attachAddress, givenCartAnswer(cart)),
      ],
    })

    expect(await page.findByText('with you by Friday, 27 November')).toBeTruthy()
    expect(page.getByText('Parcel 2, from Goa Lamps')).toBeTruthy()
    expect(page.getByText('Delivery is free, however many parcels.')).toBeTruthy()
  })

  test('stays where a line cannot be sent to the address, and says which', async () => {
    const stuck = givenCart({
      items: [givenLine({ deliverable: false, msg_title: 'Dilli Dyers does not send to 744101.' })],
      is_deliverable: false,
    })
    const { path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        answer(listAddresses, { data: [givenAddress()] }),
        answer(attachAddress, givenCartAnswer(stuck)),
      ],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Deliver here' }))

    expect(await page.findByText('Dilli Dyers does not send to 744101.')).toBeTruthy()
    expect(now()).toBe(path)
  })
})

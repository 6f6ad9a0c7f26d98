import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addAddress, attachAddress, listAddresses, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenAddress } from '../parts/order/order.given.ts'
import { aroundCheckout as around, checkoutPath as path } from './checkout.given.ts'
import { screen } from './checkout-page.tsx'

describe('address step of the checkout', () => {
  test('asks a guest to sign in instead of failing', async () => {
    const { host } = await renderScreen(screen, { path, answers: around })
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))

    await userEvent.click(await page.findByRole('button', { name: 'Sign in' }))

    expect(wanted).toEqual([{ reason: 'Sign in to check out.', returnTo: path }])
  })

  test('binds the cart to the chosen address and goes on', async () => {
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

  test('lets a removed address be put back', async () => {
    let office = [givenAddress({ address_id: '6', name: 'Office', line1: '3 Janpath', is_default: false })]
    const { network, propsOf } = await renderScreen(screen, {
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
    expect(propsOf('ADDRESS_REMOVED')).toEqual([{}])
    expect(propsOf('ADDRESS_ADDED')).toEqual([{ postcode: '110003', state: 'Delhi' }])
  })

  test('goes on once the pending request answers and sends it only once', async () => {
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

  test('shows for each parcel its merchant and delivery date once an address is chosen', async () => {
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

  test('drops the reason of an address that could not be chosen once another one is chosen', async () => {
    const cart = givenCart({ shipping_info: { address_id: '5', postcode: '110003' } })
    const office = givenAddress({ address_id: '6', name: 'Office', is_default: false })
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getCart, givenCartAnswer(cart)),
        ...around,
        answer(listAddresses, { data: [givenAddress(), office] }),
        answer(attachAddress, refuse(400, 'bad_request', 'The address could not be chosen.')),
      ],
    })
    await userEvent.click(await page.findByRole('radio', { name: /Office/ }))
    expect(await page.findByText('The address could not be chosen.')).toBeTruthy()

    await userEvent.click(page.getByRole('radio', { name: /Asha Menon/ }))

    expect(page.queryByText('The address could not be chosen.')).toBeNull()
  })

  test('stays on the page and names the line that cannot be delivered to the address', async () => {
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

import { lookUpPincode, productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenAddress } from '../parts/order/order.given.ts'
import { answers, path } from './product-page.given.ts'
import { screen } from './product-page.tsx'

const found = { pincode: '110003', serviceability: [], district: 'Patna', wefastCity: null, city: null, days: 5 }

describe('product delivery', () => {
  test('shows the delivery date for the known pincode', async () => {
    await renderScreen(screen, {
      path,
      pincode: '110003',
      answers: [
        ...answers(),
        answer(productServiceability, {
          data: { deliverable: true, by: '2025-11-25', sameDay: true, codAvailable: true, reason: null },
        }),
      ],
    })

    expect(await page.findByText('Reaches 110003 by Tuesday, 25 November')).toBeTruthy()
    expect(page.getByText('A rider brings it on the day it leaves the maker')).toBeTruthy()
  })

  test('uses the pincode of the saved address when a signed-in visitor has given none', async () => {
    const promise = { deliverable: true, by: '2025-11-25', sameDay: false, codAvailable: true, reason: null }
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...answers(),
        answer(savedRefs, { data: [] }),
        answer(listAddresses, { data: [givenAddress({ postcode: '110003' })] }),
        answer(productServiceability, { data: promise }),
      ],
    })
    expect(await page.findByText('Reaches 110003 by Tuesday, 25 November, at your saved address')).toBeTruthy()
    expect(JSON.stringify(network.callsTo(productServiceability))).toContain('110003')
  })

  test.each([
    ['once with the city of the pincode', { data: { ...found, city: 'delhi' } }, 'delhi'],
    ['without a city for one of a town without a guide', { data: found }, null],
    ['not at all when the look-up fails', refuse(404, 'not_found'), undefined],
  ])('tracks a checked pincode %s', async (_, reply, city) => {
    const { propsOf, network } = await renderScreen(screen, {
      path,
      answers: [answer(lookUpPincode, reply), ...answers()],
    })
    const delivery = within(page.getByRole('region', { name: 'Delivery' }))
    await userEvent.type(delivery.getByRole('textbox'), '110003')
    await userEvent.click(delivery.getByRole('button', { name: 'Check' }))

    await waitFor(() => expect(network.callsTo(productServiceability)).not.toHaveLength(0))
    expect(propsOf('PINCODE_CHECKED')).toEqual(city === undefined ? [] : [{ pincode: '110003', city }])
  })

  test('accepts a pincode with a space, rejects an invalid one and keeps the typed text', async () => {
    await renderScreen(screen, { path, answers: answers() })
    const delivery = within(page.getByRole('region', { name: 'Delivery' }))

    await userEvent.click(delivery.getByRole('textbox'))
    await userEvent.paste('110 003')
    expect(delivery.getByRole('textbox')).toHaveProperty('value', '110003')
    await userEvent.clear(delivery.getByRole('textbox'))
    await userEvent.type(delivery.getByRole('textbox'), '1100')
    await userEvent.click(delivery.getByRole('button', { name: 'Check' }))

    expect(delivery.getByRole('alert').textContent).toContain('six digits')
    expect(delivery.getByRole('textbox')).toHaveProperty('value', '1100')
  })
})

import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { addAddress, changeAddress, listAddresses, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as addresses } from './addresses-page.tsx'

const user = { _id: '7' }
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

describe('addresses', () => {
  const delhi = {
    address_id: '3',
    name: 'Asha Verma',
    phone: '9876543210',
    line1: '14, Shahpur Jat',
    line2: '',
    landmark: '',
    city: 'New Delhi',
    state: 'Delhi',
    postcode: '110049',
    kind: 'home',
    is_default: true,
  }
  const other = Object.assign({}, delhi, { address_id: '4', line1: '9, New Lane', is_default: false })
  const place = { data: { pincode: '110049', postalCity: 'New Delhi', state: 'Delhi', serviceability: [] } }

  test('adds an address, filling city and state from the pincode and marking invalid fields', async () => {
    const { network, tracked } = await renderScreen(addresses, {
      path: '/account/addresses',
      user,
      answers: [answer(listAddresses, { data: [] }), answer(lookUpPincode, place), answer(addAddress, { data: delhi })],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Add an address' }))
    await press('Save the address')
    expect(page.getByText('Enter the recipient’s name.')).toBeTruthy()
    await userEvent.type(page.getByLabelText('Full name'), 'Asha Verma')
    await userEvent.type(page.getByLabelText('Mobile number'), '+91 98765 43210')
    await userEvent.type(page.getByLabelText('Pincode'), '110 049')
    await userEvent.type(page.getByLabelText('House, street'), '14, Shahpur Jat')
    await waitFor(() => expect(page.getByLabelText<HTMLInputElement>('State').value).toBe('Delhi'))
    network.answer(listAddresses, { data: [delhi] })
    await press('Save the address')
    expect(await page.findByText(/14, Shahpur Jat, New Delhi 110049, Delhi/)).toBeTruthy()
    expect(network.callsTo(addAddress)[0]?.body).toMatchObject({ phone: '9876543210', postcode: '110049' })
    expect(tracked).toEqual([['ADDRESS_ADDED', { postcode: '110049', state: 'Delhi' }]])
  })

  test('tracks a changed address by its district', async () => {
    const { network, tracked } = await renderScreen(addresses, {
      path: '/account/addresses',
      user,
      answers: [answer(listAddresses, { data: [delhi] }), answer(changeAddress, { data: delhi })],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Change 14, Shahpur Jat' }))
    await press('Save the address')
    await waitFor(() => expect(network.callsTo(changeAddress)).toHaveLength(1))
    await waitFor(() => expect(tracked).toEqual([['ADDRESS_CHANGED', { postcode: '110049', state: 'Delhi' }]]))
  })

  test('keeps what was typed when the list behind the form cannot be read again', async () => {
    const { network } = await renderScreen(addresses, {
      path: '/account/addresses',
      user,
      answers: [answer(listAddresses, { data: [delhi] })],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Add an address' }))
    await userEvent.type(page.getByLabelText('Full name'), 'Meera Nair')
    network.answer(listAddresses, refuse(403, 'forbidden'))
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    // The list is old by now, and a connection that comes back reads it again.
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change))
    await waitFor(() => expect(network.callsTo(listAddresses)).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 30))
    later.mockRestore()
    expect(page.getByLabelText<HTMLInputElement>('Full name').value).toBe('Meera Nair')
  })

  test('keeps the place of somebody on a keyboard when the form opens and closes', async () => {
    const answers = [answer(listAddresses, { data: [delhi] })]
    await renderScreen(addresses, { path: '/account/addresses', user, answers })
    await userEvent.click(await page.findByRole('button', { name: 'Add an address' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(page.getByLabelText('Full name'))
    await press('Cancel')
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add an address' }))
  })

  test('removes an address and says so, with the focus on those left', async () => {
    const {
      network,
      notices: told,
      tracked,
    } = await renderScreen(addresses, {
      path: '/account/addresses',
      user,
      answers: [answer(listAddresses, { data: [delhi, other] }), answer(removeAddress, { data: { ok: true } })],
    })
    network.answer(listAddresses, { data: [other] })
    await userEvent.click(await page.findByRole('button', { name: 'Remove 14, Shahpur Jat' }))
    await waitFor(() => expect(told.at(-1)?.text).toBe('Address removed.'))
    expect(network.callsTo(removeAddress)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('list', { name: 'Your addresses' })))
    expect(tracked).toEqual([['ADDRESS_REMOVED', {}]])

    network.answer(addAddress, { data: delhi })
    told.at(-1)?.action?.run()
    await waitFor(() => expect(tracked.at(-1)).toEqual(['ADDRESS_ADDED', { postcode: '110049', state: 'Delhi' }]))
    expect(tracked).toHaveLength(2)
  })
})

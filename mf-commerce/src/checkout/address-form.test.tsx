import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { addAddress, listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenAddress } from '../parts/order/order.given.ts'
import { aroundCheckout as around, delhi, checkoutPath as path } from './checkout.given.ts'
import { screen } from './checkout-page.tsx'

const value = (label: string | RegExp) => (page.getByLabelText(label) as HTMLInputElement).value

async function fillIn() {
  await userEvent.type(await page.findByLabelText('Full name'), 'Asha Menon')
  await userEvent.type(page.getByLabelText('Mobile number'), '9810012345')
  await userEvent.type(page.getByLabelText('Pincode'), '110003')
  await userEvent.type(page.getByLabelText('House, street'), '12 Lodhi Road')
  await waitFor(() => expect(value('State')).toBe('Delhi'))
}

describe('address form', () => {
  test('fills city and state from the pincode', async () => {
    await renderScreen(screen, { path, user: {}, answers: [...around, answer(listAddresses, { data: [] })] })

    await fillIn()

    expect(value('City')).toBe('New Delhi')
    expect(page.getByText('New Delhi, Delhi. We deliver there, with cash on delivery.')).toBeTruthy()
  })

  test('leaves a city alone that is being typed when the look-up answers', async () => {
    let arrive = () => {}
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around, answer(listAddresses, { data: [] })],
    })
    network.answer(lookUpPincode, () => new Promise((done) => (arrive = () => done(delhi))))
    await userEvent.type(await page.findByLabelText('Pincode'), '110003')
    await userEvent.type(page.getByLabelText('City'), 'Delhi Ca')

    act(() => arrive())

    await waitFor(() => expect(value('State')).toBe('Delhi'))
    expect(value('City')).toBe('Delhi Ca')
  })

  test('replaces what it filled in when the pincode changes, and only that', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around, answer(listAddresses, { data: [] })],
    })
    await fillIn()
    await userEvent.clear(page.getByLabelText('City'))
    await userEvent.type(page.getByLabelText('City'), 'Delhi Cantt')
    network.answer(lookUpPincode, { data: { ...delhi.data, pincode: '560001', state: 'Karnataka' } })

    await userEvent.clear(page.getByLabelText('Pincode'))
    await userEvent.type(page.getByLabelText('Pincode'), '560001')

    await waitFor(() => expect(value('State')).toBe('Karnataka'))
    expect(value('City')).toBe('Delhi Cantt')
  })

  test('keeps one’s own city after a reload', async () => {
    const answers = [...around, answer(listAddresses, { data: [] })]
    const { visit, unmount } = await renderScreen(screen, { path, user: {}, answers })
    await fillIn()
    await userEvent.clear(page.getByLabelText('City'))
    await userEvent.type(page.getByLabelText('City'), 'Delhi Cantt')
    await unmount()

    await renderScreen(screen, { path, user: {}, answers, visit })

    expect(await page.findByText('New Delhi, Delhi. We deliver there, with cash on delivery.')).toBeTruthy()
    expect(value('City')).toBe('Delhi Cantt')
  })

  test.each(['110 003', '110-003'])('accepts a pincode with separators: %s', async (written) => {
    await renderScreen(screen, { path, user: {}, answers: [...around, answer(listAddresses, { data: [] })] })
    await userEvent.click(await page.findByLabelText('Pincode'))

    await userEvent.paste(written)

    expect(value('Pincode')).toBe('110003')
    await waitFor(() => expect(value('State')).toBe('Delhi'))
  })

  test('keeps the typed text and shows at each field what is wrong', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around, answer(listAddresses, { data: [] })],
    })
    await userEvent.type(await page.findByLabelText('Full name'), 'Asha')
    await userEvent.type(page.getByLabelText('Mobile number'), '12345')

    await userEvent.click(page.getByRole('button', { name: 'Save the address' }))

    expect(await page.findByText(/ten digits and begins with/)).toBeTruthy()
    expect(page.getByText('Enter the house and street.')).toBeTruthy()
    expect(value('Full name')).toBe('Asha')
    expect(network.callsTo(addAddress)).toHaveLength(0)
    expect(document.activeElement).toBe(page.getByLabelText('Mobile number'))
  })

  test('marks an invalid field on blur and clears the mark once it is valid', async () => {
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

  test('restores the draft after a reload and deletes it once saved', async () => {
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

  test.each(['98100 12345', '+91 98100-12345', '09810012345'])('normalises %s to ten digits', async (typed) => {
    const answers = [...around, answer(listAddresses, { data: [] }), answer(addAddress, { data: givenAddress() })]
    const { network } = await renderScreen(screen, { path, user: {}, answers })
    await fillIn()
    await userEvent.clear(page.getByLabelText('Mobile number'))
    await userEvent.click(page.getByLabelText('Mobile number'))
    await userEvent.paste(typed)
    await userEvent.click(page.getByRole('button', { name: 'Save the address' }))

    await waitFor(() => expect(network.callsTo(addAddress)[0]?.body).toMatchObject({ phone: '9810012345' }))
  })

  test('shows the server’s refusal at its field and keeps the rest', async () => {
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
})

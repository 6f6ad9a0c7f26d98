import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { commentOnOrder, getReturnable } from '@nukkad/contracts/endpoints/orders/returns'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOrder } from '../parts/order/order.given.ts'
import { givenRequest, givenReturnable, givenReturnableLine, no } from '../parts/request/returnable.given.ts'
import { screen } from './shop-return-page.tsx'

const path = '/shop/return/NK-7F3K-92'
const done = answer(commentOnOrder, { data: { order: givenOrder(), request: givenRequest() } })
const stored = { id: 'a1', url: '/api/media/a1', width: 400, height: 300, color: '#aabbcc' }
const photo = new File(['x'], 'kurta.jpg', { type: 'image/jpeg' })
const failedPhoto = 'A photo failed to upload. Send it again or remove it.'
const two = givenReturnableLine({
  qty_left: 2,
  refunds: [
    { amount: 749.5, perks: 0 },
    { amount: 1499, perks: 0 },
  ],
})

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
})

describe('return page', () => {
  test('shows the refund of one piece of two and sends the request', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines: [two] }) }), done],
    })

    await userEvent.click(await page.findByRole('checkbox', { name: /Indigo block-print kurta/ }))
    expect(page.getByText('₹749.50')).toBeTruthy()
    await userEvent.selectOptions(page.getByLabelText('What is wrong?'), 'too_small')
    await userEvent.click(page.getByRole('radio', { name: /To your Nukkad credit/ }))
    await userEvent.selectOptions(page.getByLabelText('When should we collect it?'), '2025-11-27 evening')
    await userEvent.click(page.getByRole('button', { name: 'Request return' }))

    expect(await page.findByRole('heading', { level: 1, name: 'Return requested' })).toBeTruthy()
    expect(network.callsTo(commentOnOrder)[0]?.body).toEqual({
      orderId: 'NK-7F3K-92',
      kind: 'return',
      lines: [{ line_id: '1', qty: 1, reason: 'too_small' }],
      refundTo: 'wallet',
      pickup: { slot: { date: '2025-11-27', part: 'evening' } },
    })
    const items = [expect.objectContaining({ item_id: 'indigo-kurta-m', quantity: 1 })]
    const value = givenRequest().refund?.amount ?? 1499
    expect(propsOf('RETURN_ASKED')).toEqual([{ order_id: 'NK-7F3K-92', kind: 'return', currency: 'INR', value, items }])
  })

  test('requires a reason before sending', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable() }), done],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Request return' }))

    expect(await page.findByText('Choose a reason.')).toBeTruthy()
    expect(network.callsTo(commentOnOrder)).toHaveLength(0)
  })

  test('retries with the same idempotency key when the answer was lost', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable() }), answer(commentOnOrder, refuse(0))],
    })
    await userEvent.selectOptions(await page.findByLabelText('What is wrong?'), 'too_small')
    await userEvent.click(page.getByRole('button', { name: 'Request return' }))
    await waitFor(() => expect(page.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true))
    network.answer(commentOnOrder, { data: { order: givenOrder(), request: givenRequest() } })
    await userEvent.click(page.getByRole('button', { name: 'Request return' }))

    expect(await page.findByRole('heading', { level: 1, name: 'Return requested' })).toBeTruthy()
    const keys = network.callsTo(commentOnOrder).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toMatch(/^request-/)
  })

  test('says that the chosen pickup time has passed, and then sends the one that is shown', async () => {
    const evening = { date: '2025-11-28', part: 'evening', label: 'Friday, 28 November, evening' } as const
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getReturnable, { data: givenReturnable() }),
        answer(commentOnOrder, refuse(400, 'validation', 'This pickup time is no longer offered.')),
      ],
    })
    await userEvent.selectOptions(await page.findByLabelText('What is wrong?'), 'too_small')
    const slots = page.getByLabelText('When should we collect it?')
    await userEvent.selectOptions(slots, '2025-11-27 evening')
    network.answer(getReturnable, { data: givenReturnable({ pickup_slots: [evening] }) })
    await userEvent.click(page.getByRole('button', { name: 'Request return' }))

    expect(await page.findByText(/^The time you chose is no longer offered\./)).toBeTruthy()
    expect(slots).toHaveProperty('value', '2025-11-28 evening')
    network.answer(commentOnOrder, { data: { order: givenOrder(), request: givenRequest() } })
    await userEvent.click(page.getByRole('button', { name: 'Request return' }))

    expect(await page.findByRole('heading', { level: 1, name: 'Return requested' })).toBeTruthy()
    const sent = { slot: { date: '2025-11-28', part: 'evening' } }
    expect(network.callsTo(commentOnOrder).at(-1)?.body).toMatchObject({ pickup: sent })
  })

  test('keeps everything typed when the request is refused', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getReturnable, { data: givenReturnable() }),
        answer(commentOnOrder, refuse(409, 'conflict', 'The 7 days ended on 2 December.')),
      ],
    })
    await userEvent.selectOptions(await page.findByLabelText('What is wrong?'), 'other')
    await userEvent.type(page.getByLabelText(/Details/), 'The hem came loose')

    await userEvent.click(page.getByRole('button', { name: 'Request return' }))

    expect(await page.findByText('The 7 days ended on 2 December.')).toBeTruthy()
    expect(page.getByLabelText(/Details/)).toHaveProperty('value', 'The hem came loose')
    expect(page.getByLabelText('What is wrong?')).toHaveProperty('value', 'other')
  })

  test('says why a return is not possible and links to the damage report', async () => {
    const line = givenReturnableLine({ can_return: no('It is personalised for you.'), can_exchange: no('So it is.') })
    await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines: [line] }) })],
    })

    expect(await page.findByText('It is personalised for you.')).toBeTruthy()
    const other = page.getByRole('link', { name: 'Report damage instead' })
    expect(other.getAttribute('href')).toBe('/shop/return/NK-7F3K-92?kind=claim')
  })
})

describe('damage report', () => {
  const claim = `${path}?kind=claim`

  test('requires a photo and sends it with the report', async () => {
    const { network } = await renderScreen(screen, {
      path: claim,
      user: {},
      answers: [
        answer(getReturnable, { data: givenReturnable() }),
        answer(uploadMedia, { data: stored }),
        answer(commentOnOrder, { data: { order: givenOrder(), request: givenRequest({ kind: 'claim' }) } }),
      ],
    })
    await userEvent.selectOptions(await page.findByLabelText('What is wrong?'), 'broken')
    await userEvent.click(page.getByRole('button', { name: 'Report damage' }))
    expect(await page.findByText('Add at least one photo of the damage.')).toBeTruthy()

    await userEvent.upload(page.getByLabelText('Add a photo'), photo)
    await userEvent.click(await page.findByRole('button', { name: 'Report damage' }))

    expect(await page.findByRole('heading', { level: 1, name: 'Damage reported' })).toBeTruthy()
    expect(network.callsTo(commentOnOrder)[0]?.body).toMatchObject({ kind: 'claim', photos: ['/api/media/a1'] })
  })

  test('keeps a photo that failed to upload and resends it', async () => {
    const { network } = await renderScreen(screen, {
      path: claim,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable() }), answer(uploadMedia, refuse(0))],
    })
    await userEvent.upload(await page.findByLabelText('Add a photo'), photo)
    const again = await page.findByRole('button', { name: 'Send photo 1 again' })

    network.answer(uploadMedia, { data: stored })
    await userEvent.click(again)

    expect(await page.findByText('One more')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Send photo 1 again' })).toBeNull()
  })

  test('is not sent without a photo that failed to upload', async () => {
    const { network } = await renderScreen(screen, {
      path: claim,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable() }), answer(uploadMedia, refuse(0)), done],
    })
    await userEvent.selectOptions(await page.findByLabelText('What is wrong?'), 'broken')
    await userEvent.upload(page.getByLabelText('Add a photo'), photo)
    const again = await page.findByRole('button', { name: 'Send photo 1 again' })

    await userEvent.click(page.getByRole('button', { name: 'Report damage' }))

    expect(await page.findByText(failedPhoto)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(again))
    expect(network.callsTo(commentOnOrder)).toHaveLength(0)
  })
})

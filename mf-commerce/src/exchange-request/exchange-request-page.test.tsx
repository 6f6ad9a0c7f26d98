import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { commentOnOrder, getReturnable } from '@nukkad/contracts/endpoints/orders/returns'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOrder } from '../parts/order/order.given.ts'
import { givenRequest, givenReturnable, givenReturnableLine } from '../parts/request/returnable.given.ts'
import { screen } from './exchange-request-page.tsx'

const path = '/shop/exchange-request/NK-7F3K-92'
const returnable = answer(getReturnable, { data: givenReturnable() })
const request = givenRequest({ requestId: 'X-1', kind: 'exchange' })

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
})

describe('replacement choice of an exchange', () => {
  test('offers the variants in stock and sends the request', async () => {
    const {
      network,
      path: here,
      propsOf,
    } = await renderScreen(screen, {
      path: `${path}?pieces=1:1`,
      user: {},
      answers: [returnable, answer(commentOnOrder, { data: { order: givenOrder(), request } })],
    })
    expect(await page.findByRole('radio', { name: /Size: S/ })).toHaveProperty('disabled', true)
    await userEvent.click(page.getByRole('radio', { name: 'Size: L' }))
    await userEvent.selectOptions(page.getByLabelText('What is wrong?'), 'too_small')
    await userEvent.click(page.getByRole('button', { name: 'Request exchange' }))

    await waitFor(() => expect(here()).toBe('/shop/exchange-confirm/NK-7F3K-92?request=X-1'))
    expect(network.callsTo(commentOnOrder)[0]?.body).toMatchObject({
      kind: 'exchange',
      lines: [{ line_id: '1', qty: 1, reason: 'too_small', replacement_sku: 'indigo-kurta-l' }],
    })
    const items = [expect.objectContaining({ item_id: 'indigo-kurta-m', quantity: 1 })]
    const value = request.refund?.amount ?? 1499
    expect(propsOf('EXCHANGE_ASKED')).toEqual([
      { order_id: 'NK-7F3K-92', kind: 'exchange', currency: 'INR', value, items },
    ])
  })

  test('is not sent without a photo that failed to upload', async () => {
    const { network } = await renderScreen(screen, {
      path: `${path}?pieces=1:1`,
      user: {},
      answers: [returnable, answer(uploadMedia, refuse(0)), answer(commentOnOrder, refuse(500))],
    })
    await userEvent.click(await page.findByRole('radio', { name: 'Size: L' }))
    await userEvent.selectOptions(page.getByLabelText('What is wrong?'), 'too_small')
    await userEvent.upload(page.getByLabelText('Add a photo'), new File(['x'], 'kurta.jpg', { type: 'image/jpeg' }))
    await page.findByRole('button', { name: 'Send photo 1 again' })

    await userEvent.click(page.getByRole('button', { name: 'Request exchange' }))

    expect(await page.findByText('A photo failed to upload. Send it again or remove it.')).toBeTruthy()
    expect(network.callsTo(commentOnOrder)).toHaveLength(0)
  })

  test('goes to the confirmation even when nothing is left to exchange by then', async () => {
    const { network, path: here } = await renderScreen(screen, {
      path: `${path}?pieces=1:1`,
      user: {},
      answers: [
        answer(getReturnable, () => ({
          data: givenReturnable(network.callsTo(commentOnOrder).length > 0 ? { lines: [] } : {}),
        })),
        answer(commentOnOrder, { data: { order: givenOrder(), request } }),
      ],
    })
    await userEvent.click(await page.findByRole('radio', { name: 'Size: L' }))
    await userEvent.selectOptions(page.getByLabelText('What is wrong?'), 'too_small')
    await userEvent.click(page.getByRole('button', { name: 'Request exchange' }))

    await waitFor(() => expect(here()).toBe('/shop/exchange-confirm/NK-7F3K-92?request=X-1'))
  })

  test('offers many variants colour by colour, starting with the current one', async () => {
    const replacements = ['Indigo', 'Madder'].flatMap((Colour) =>
      ['S', 'M', 'L', 'XL'].map((Size) => ({
        sku: `kurta-${Colour}-${Size}`.toLowerCase(),
        options: { Colour, Size },
        isAvailable: Colour === 'Madder' || Size !== 'S',
        reason: null,
      })),
    )
    const line = givenReturnableLine({ options: { Colour: 'Indigo', Size: 'M' }, sku: 'kurta-indigo-m', replacements })
    await renderScreen(screen, {
      path: `${path}?pieces=1:1`,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines: [line] }) })],
    })
    expect(await page.findByLabelText('Colour')).toHaveProperty('value', 'Indigo')
    expect(page.getAllByRole('radio', { name: /Size|again/ })).toHaveLength(4)
    await userEvent.click(page.getByRole('radio', { name: 'Size: L' }))

    await userEvent.selectOptions(page.getByLabelText('Colour'), 'Madder')

    expect(page.queryByRole('radio', { checked: true, name: /Size/ })).toBeNull()
    expect(page.getByRole('radio', { name: 'Size: S' })).toHaveProperty('disabled', false)
  })

  test('requires a replacement before the request is sent', async () => {
    await renderScreen(screen, { path: `${path}?pieces=1:1`, user: {}, answers: [returnable] })

    await userEvent.click(await page.findByRole('button', { name: 'Request exchange' }))

    expect(await page.findByText('Choose what you want instead.')).toBeTruthy()
  })

  test('shows that the replacement has sold out and keeps the other input', async () => {
    await renderScreen(screen, {
      path: `${path}?pieces=1:1`,
      user: {},
      answers: [returnable, answer(commentOnOrder, refuse(409, 'conflict', 'Size L has just sold out.'))],
    })
    await userEvent.click(await page.findByRole('radio', { name: 'Size: L' }))
    await userEvent.selectOptions(page.getByLabelText('What is wrong?'), 'too_small')
    await userEvent.click(page.getByRole('button', { name: 'Request exchange' }))

    expect(await page.findByText('Size L has just sold out.')).toBeTruthy()
    expect(page.getByLabelText('What is wrong?')).toHaveProperty('value', 'too_small')
  })

  test('links back to choosing pieces when none are given', async () => {
    await renderScreen(screen, { path, user: {}, answers: [returnable] })

    const back = await page.findByRole('link', { name: 'Choose the pieces' })
    expect(back.getAttribute('href')).toBe('/shop/exchange/NK-7F3K-92')
  })
})

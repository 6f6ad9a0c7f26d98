import { merchantOrder, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { stepReturn } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { givenRequestLine } from '@nukkad/contracts/ordered.given'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, givenReturn, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

const path = '/merchant-orderDetails/NK-7F3K-92'
const packed = givenMerchantOrder({
  state: 'packed',
  label: 'Packed',
  next: [{ step: 'ship', label: 'Hand over to courier', needs: ['courier', 'awb'], is_main: true }],
})

describe('an order in the merchant’s back office', () => {
  test('is accepted with one tap', async () => {
    const { network, tracked } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantOrder, { data: givenMerchantOrder() }),
        answer(stepOrder, { data: givenMerchantOrder({ state: 'accepted', label: 'Processing' }) }),
      ],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Accept' }))

    await waitFor(() => expect(network.callsTo(stepOrder)[0]?.body).toEqual({ step: 'accept' }))
    await waitFor(() => expect(tracked).toEqual([['MERCHANT_ORDER_ACCEPTED', { order_id: 'NK-7F3K-92' }]]))
    expect(page.getByText(/Collect ₹1,499/, { selector: 'strong' })).toBeTruthy()
  })

  test('prints the address that a parcel comes back to on its slip, if it is known', async () => {
    const shown = (sender: string[] | null) =>
      renderScreen(screen, {
        path,
        user: merchantUser,
        answers: [answer(merchantOrder, { data: givenMerchantOrder({ sender }) })],
      })
    const { unmount } = await shown(['Farida Khan', '14, Weavers Lane', 'New Delhi 110049', 'Delhi'])
    expect(await page.findByText(/return it to Farida Khan, 14, Weavers Lane, New Delhi 110049, Delhi$/)).toBeTruthy()
    await unmount()
    await shown(null)
    await page.findByRole('button', { name: 'Accept' })
    expect(page.queryByText(/return it to/)).toBeNull()
  })

  test('says that its promised day has passed', async () => {
    const order = givenMerchantOrder({ is_late: true })
    await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })
    expect((await page.findByText(/^Late, promised by 25 Nov/)).closest('[role="status"]')).toBeTruthy()
  })

  test('offers no packing slip and promises no invoice once it is cancelled', async () => {
    const order = givenMerchantOrder({ state: 'cancelled', label: 'Cancelled', next: [], invoice: null })
    await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })
    expect(await page.findByRole('heading', { name: 'Goes to' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Print the packing slip' })).toBeNull()
    expect(page.queryByText(/invoice/i)).toBeNull()
  })

  test('has no refund and no pickup for a return that was declined', async () => {
    const returns = [givenReturn({ state: 'denied', label: 'Declined', denied_because: 'It was worn', next: [] })]
    const order = givenMerchantOrder({ state: 'delivered', next: [], returns })
    await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })

    expect(await page.findByText('You declined: It was worn')).toBeTruthy()
    expect(page.queryByText(/^Refunds ₹/)).toBeNull()
    expect(page.queryByText(/^Pickup /)).toBeNull()
  })

  test('shows the buyer’s uploaded picture as an image', async () => {
    const [line] = givenMerchantOrder().lines
    if (!line) throw new Error('no line')
    const custom_options = [{ optionId: '4', title: 'Your photo', optionValue: '/api/media/a1' }]
    const order = givenMerchantOrder({ lines: [{ ...line, custom_options }] })
    await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })

    const picture = await page.findByRole('img', { name: 'Your photo, from the buyer' })
    expect(picture.closest('a')?.getAttribute('href')).toBe('/api/media/a1?fm=webp&width=2000')
    expect(page.queryByText(/api\/media/)).toBeNull()
  })

  test('is handed over with a courier and the parcel’s number', async () => {
    const { network, tracked } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantOrder, { data: packed }), answer(stepOrder, { data: packed })],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Hand over to courier' }))
    await page.findByLabelText('Courier')
    await userEvent.click(page.getByRole('button', { name: 'Hand over to courier' }))
    expect(await page.findByText('Choose a courier.')).toBeTruthy()

    await userEvent.selectOptions(page.getByLabelText('Courier'), 'Bluedart')
    await userEvent.click(page.getByLabelText(/Tracking number/))
    await userEvent.paste('7712 3456 7890')
    await userEvent.click(page.getByRole('button', { name: 'Hand over to courier' }))

    await waitFor(() =>
      expect(network.callsTo(stepOrder)[0]?.body).toEqual({ step: 'ship', courier: 'Bluedart', awb: '771234567890' }),
    )
    await waitFor(() =>
      expect(tracked).toEqual([['MERCHANT_ORDER_SHIPPED', { order_id: 'NK-7F3K-92', courier: 'Bluedart' }]]),
    )
  }, 15_000)

  test('is tracked by each later step', async () => {
    const accepted = givenMerchantOrder({
      state: 'accepted',
      label: 'Processing',
      next: [{ step: 'pack', label: 'Packed', needs: [], is_main: true }],
    })
    const { tracked } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantOrder, { data: accepted }), answer(stepOrder, { data: packed })],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Packed' }))

    await waitFor(() => expect(tracked).toEqual([['MERCHANT_ORDER_MOVED', { order_id: 'NK-7F3K-92', step: 'pack' }]]))
  })

  test('reports a change made on another device and keeps the typed text', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantOrder, { data: packed }),
        answer(stepOrder, refuse(409, 'conflict', 'This order has changed in the meantime. Please check it again.')),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Hand over to courier' }))
    await userEvent.selectOptions(await page.findByLabelText('Courier'), 'Merchant Delivery')
    await userEvent.click(page.getByRole('button', { name: 'Hand over to courier' }))

    expect(await page.findByText('This order has changed in the meantime. Please check it again.')).toBeTruthy()
    expect(page.getByLabelText('Courier')).toHaveProperty('value', 'Merchant Delivery')
    expect(tracked).toEqual([])
  })

  test('is not cancelled without a reason, and the cancellation can be called off', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantOrder, { data: givenMerchantOrder() }), answer(stepOrder, { data: packed })],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Cancel the order' }))
    expect(await page.findByText(/the buyer is told/)).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }))
    expect(network.callsTo(stepOrder)).toHaveLength(0)

    await userEvent.click(page.getByRole('button', { name: 'Not yet' }))

    expect(page.getByRole('button', { name: 'Accept' })).toBeTruthy()
  })

  test('shows a return with its photos and answers it', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantOrder, { data: givenMerchantOrder({ state: 'delivered', next: [], returns: [givenReturn()] }) }),
        answer(stepReturn, { data: { ...givenReturn({ state: 'approved' }), buyer: 'Asha' } }),
      ],
    })
    const request = within(await page.findByRole('region', { name: 'A return, R-48KD-11' }))
    expect(request.getByText(/The sleeves end at the elbow/)).toBeTruthy()
    expect(request.getByRole('link', { name: 'Photo 1, large' })).toBeTruthy()

    await userEvent.click(request.getByRole('button', { name: 'Approve' }))

    await waitFor(() => expect(network.callsTo(stepReturn)[0]).toMatchObject({ params: { id: 'R-48KD-11' } }))
  })

  test.each([
    ['picked_up', '2 pieces', 'indigo-kurta-m'],
    ['received', '1 piece', 'indigo-kurta-xl'],
  ] as const)(
    'packs what was ordered, and once an exchange is back what is wanted instead: %s',
    async (state, count, sku) => {
      const [line] = givenMerchantOrder().lines
      if (!line) throw new Error('no line')
      const replacement = { sku: 'indigo-kurta-xl', options: { Size: 'XL' } }
      const lines = [{ ...givenRequestLine(), line_id: line.line_id, qty: 1, replacement }]
      const order = givenMerchantOrder({
        state: 'delivered',
        next: [],
        lines: [{ ...line, sku: 'indigo-kurta-m', qty: 2 }],
        returns: [givenReturn({ kind: 'exchange', state, lines, next: [] })],
      })
      await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, { data: order })] })

      const contents = within(await page.findByRole('region', { name: count }))
      expect(contents.getByText(sku)).toBeTruthy()
      expect(document.querySelector('[data-printed-alone]')?.textContent).toContain(sku)
    },
  )

  test('keeps a reason that is being typed while the order changes elsewhere', async () => {
    const cancel = { step: 'cancel', label: 'Cancel the order', needs: ['reason' as const], is_main: false }
    const accepted = { state: 'accepted', label: 'Processing', next: [cancel], returns: [givenReturn()] }
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantOrder, { data: givenMerchantOrder({ returns: [givenReturn()] }) }),
        answer(stepReturn, { data: { ...givenReturn(), buyer: 'Asha' } }),
      ],
    })
    // A step of the return loads everything again.
    const reload = async (parts: Parameters<typeof givenMerchantOrder>[0]) => {
      network.answer(merchantOrder, { data: givenMerchantOrder(parts) })
      await userEvent.click(page.getByRole('button', { name: 'Approve' }))
    }
    await userEvent.click(await page.findByRole('button', { name: 'Cancel the order' }))
    await userEvent.type(await page.findByLabelText('Why?'), 'The dye ran')

    await reload(accepted)
    expect(await page.findByText('Processing')).toBeTruthy()
    expect(page.getByLabelText('Why?')).toHaveProperty('value', 'The dye ran')
    expect(page.getByRole('button', { name: 'Cancel the order' })).toBeTruthy()

    await reload({ ...accepted, state: 'shipped', label: 'Shipped', next: [] })
    expect(await page.findByText(/it is now “Shipped”, so this step is no longer possible/)).toBeTruthy()
    expect(page.getByLabelText('Why?')).toHaveProperty('value', 'The dye ran')
    expect(page.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    expect(page.queryByLabelText('Why?')).toBeNull()
  }, 15_000)

  test('looks absent when it belongs to another merchant', async () => {
    await renderScreen(screen, { path, user: merchantUser, answers: [answer(merchantOrder, refuse(404, 'not_found'))] })

    expect(await page.findByRole('heading', { name: 'Order not found' }, { timeout: 8000 })).toBeTruthy()
  }, 15_000)
})

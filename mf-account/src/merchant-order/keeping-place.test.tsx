import { merchantOrder, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMerchantOrder, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-order-page.tsx'

const path = '/merchant-orderDetails/NK-7F3K-92'

describe('the steps of an order', () => {
  test('keeps the place of somebody who uses a keyboard', async () => {
    const accepted = givenMerchantOrder({
      state: 'accepted',
      label: 'Processing',
      next: [{ step: 'hold', label: 'Put on hold', needs: ['reason'], is_main: false }],
    })
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantOrder, { data: givenMerchantOrder() }), answer(stepOrder, { data: accepted })],
    })
    const press = async (name: string) => {
      ;(await page.findByRole('button', { name })).focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('Cancel the order')
    const question = await page.findByRole('heading', { name: 'Cancel the order' })
    expect(document.activeElement).toBe(question)
    await press('Cancel the order')
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Why?')))
    await press('Not yet')
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Cancel the order' }))
    network.answer(merchantOrder, { data: accepted })
    await press('Accept')
    await page.findByRole('button', { name: 'Put on hold' })
    expect(document.activeElement).toBe(page.getByRole('group', { name: 'Next step' }))
  })

  test('takes one step for a double click', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantOrder, { data: givenMerchantOrder() }),
        answer(stepOrder, { data: givenMerchantOrder({ state: 'accepted' }) }),
      ],
    })
    const accept = await page.findByRole('button', { name: 'Accept' })
    fireEvent.click(accept, { detail: 2 })
    await userEvent.click(accept)
    await waitFor(() => expect(network.callsTo(stepOrder)).toHaveLength(1))
  })
})

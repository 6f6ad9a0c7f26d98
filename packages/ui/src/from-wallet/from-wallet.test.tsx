import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FromWallet } from './from-wallet.tsx'

test('reports each use of gift cards and credit', async () => {
  const onUse = jest.fn()
  const uses = { giftCards: false, credit: true }
  render(<FromWallet offered={{ giftCards: 1_500, credit: 200 }} uses={uses} onUse={onUse} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use ₹1,500 of your gift cards' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use ₹200 of your credit at Nukkad' }))
  expect(onUse.mock.calls).toEqual([[{ giftCards: true, credit: true }], [{ giftCards: false, credit: false }]])
})

test('renders nothing when the wallet is empty', () => {
  render(
    <FromWallet offered={{ giftCards: 0, credit: 0 }} uses={{ giftCards: false, credit: false }} onUse={() => {}} />,
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

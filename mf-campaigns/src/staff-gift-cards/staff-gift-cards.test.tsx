import {
  extendGiftCard,
  findGiftCards,
  type SupportedGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-card-extending'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './staff-gift-cards-page.tsx'

const user = { role: 'editor' } as const
const card = (changes: Partial<SupportedGiftCard> = {}): SupportedGiftCard => ({
  id: 'gift-1',
  title: 'Diwali',
  amount: 500,
  state: 'redeemed',
  lastFour: 'K2PX',
  recipient: { name: 'Dev', address: 'dev@example.org' },
  buyer: 'asha@example.org',
  holder: 'dev@example.org',
  expires: '2026-10-31T18:29:59.999Z',
  usable: 0,
  expired: 300,
  problem: null,
  extensions: [],
  ...changes,
})
const path = '/editor/gift-cards'
const find = async (text: string) => {
  await userEvent.type(await page.findByRole('textbox', { name: /Code, email address/ }), text)
  await userEvent.click(page.getByRole('button', { name: 'Find' }))
}

describe('gift cards in the editors’ back office', () => {
  test('are found, and an expired one is extended with a reason', async () => {
    const until = '2027-02-28T18:29:59.999Z'
    const extension = { at: '2026-11-30T06:00:00Z', by: 'Meera', reason: 'Was abroad', amount: 300, until }
    const { network } = await renderScreen(screen, {
      path,
      user,
      answers: [
        answer(findGiftCards, { data: [card()] }),
        answer(extendGiftCard, {
          data: card({ usable: 300, expired: 0, problem: 'Nothing expired.', extensions: [extension] }),
        }),
      ],
    })
    await find('dev@example.org')
    expect(await page.findByText('One gift card')).toBeTruthy()
    expect(network.callsTo(findGiftCards)).toMatchObject([{ body: { of: 'dev@example.org' } }])
    await userEvent.click(page.getByRole('button', { name: 'Extend ₹300' }))
    await userEvent.click(page.getByRole('button', { name: 'Extend' }))
    expect(page.getByText('Write a few words')).toBeTruthy()
    expect(network.callsTo(extendGiftCard)).toHaveLength(0)

    await userEvent.type(page.getByRole('textbox', { name: 'Reason' }), 'Was abroad')
    await userEvent.click(page.getByRole('button', { name: 'Extend' }))

    const extended = await page.findByRole('list', { name: 'Extensions' })
    expect(within(extended).getByText(/Meera extended ₹300 until .*: Was abroad/)).toBeTruthy()
    expect(network.callsTo(extendGiftCard)).toMatchObject([{ body: { reason: 'Was abroad' } }])
    expect(page.queryByRole('button', { name: /Extend/ })).toBeNull()
  })

  test('say why one cannot be extended, and when none is found', async () => {
    const cancelled = card({ state: 'refunded', expired: 0, problem: 'It was cancelled.' })
    const { network } = await renderScreen(screen, {
      path,
      user,
      answers: [answer(findGiftCards, { data: [cancelled] })],
    })
    await find('K2PX-AAAA-BBBB-CCCC')
    expect(await page.findByText('It was cancelled.')).toBeTruthy()
    expect(page.queryByRole('button', { name: /Extend/ })).toBeNull()
    network.answer(findGiftCards, refuse(400, 'validation', 'This does not look like a phone number.'))
    await userEvent.click(page.getByRole('button', { name: 'Find' }))
    expect(await page.findByText('This does not look like a phone number.')).toBeTruthy()
  })

  test('show the reason for which an extension was refused', async () => {
    const answers = [
      answer(findGiftCards, { data: [card()] }),
      answer(extendGiftCard, refuse(409, 'conflict', 'Nothing of this gift card has expired.')),
    ]
    await renderScreen(screen, { path, user, answers })
    await find('dev@example.org')
    await userEvent.click(await page.findByRole('button', { name: 'Extend ₹300' }))
    await userEvent.type(page.getByRole('textbox', { name: 'Reason' }), 'Was abroad')
    await userEvent.click(page.getByRole('button', { name: 'Extend' }))
    expect(await page.findByText('Nothing of this gift card has expired.')).toBeTruthy()
  })

  test('are for editors only', async () => {
    await renderScreen(screen, { path, user: { role: 'campaigner' } })
    expect(page.getByText('It is only for accounts of the editors.')).toBeTruthy()
  })
})

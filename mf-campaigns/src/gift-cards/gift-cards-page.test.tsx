import { listGiftCards } from '@nukkad/contracts/endpoints/money/gift-cards'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenDesign } from '../parts/gifts/gifts.given.ts'
import { screen } from './gift-cards-page.tsx'

const diwali = givenDesign({ slug: 'shubh-diwali', title: 'Shubh Diwali', occasion: 'diwali', image: 'diwali' })

describe('gift card shop', () => {
  test('links each design and filters by the occasion in the address', async () => {
    const { path, heads, propsOf } = await renderScreen(screen, {
      path: '/local-gifts',
      answers: [answer(listGiftCards, { data: [givenDesign(), diwali] })],
    })
    expect(page.getByRole('link', { name: 'Happy birthday' }).getAttribute('href')).toBe(
      '/local-gifts/giftcard/happy-birthday',
    )
    expect(heads.at(-1)?.canonical).toBe('/local-gifts')

    await userEvent.click(page.getByRole('link', { name: 'Diwali' }))
    expect(path()).toBe('/local-gifts?occasion=diwali')
    expect(page.queryByRole('link', { name: 'Happy birthday' })).toBeNull()
    expect(page.getByRole('link', { name: 'Shubh Diwali' })).toBeTruthy()
    expect(propsOf('GIFT_CARD_VIEWED')).toEqual([{}])
  })

  test('shows all designs for an occasion without any', async () => {
    await renderScreen(screen, {
      path: '/local-gifts?occasion=monsoon',
      answers: [answer(listGiftCards, { data: [givenDesign(), diwali] })],
    })
    expect(page.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true')
    expect(page.getByRole('link', { name: 'Happy birthday' })).toBeTruthy()
  })

  test('says when there are no gift cards', async () => {
    await renderScreen(screen, { path: '/local-gifts', answers: [answer(listGiftCards, { data: [] })] })
    expect(page.getByText('No gift cards right now')).toBeTruthy()
  })
})

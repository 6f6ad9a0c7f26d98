import { listGiftCards } from '@nukkad/contracts/endpoints/money/gift-cards'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenDesign } from '../parts/gifts/gifts.given.ts'
import { screen } from './gift-cards-page.tsx'

const diwali = givenDesign({ slug: 'shubh-diwali', title: 'Shubh Diwali', occasion: 'diwali', image: 'diwali' })

describe('the shop of gift cards', () => {
  test('shows each design as a link, and the occasion in the address narrows it', async () => {
    const { path, heads } = await renderScreen(screen, {
      ...{ path: '/local-gifts', answers: [answer(listGiftCards, { data: [givenDesign(), diwali] })] },
    })
    expect(page.getByRole('link', { name: 'Happy birthday' }).getAttribute('href')).toBe(
      '/local-gifts/giftcard/happy-birthday',
    )
    expect(heads.at(-1)?.canonical).toBe('/local-gifts')

    await userEvent.click(page.getByRole('link', { name: 'Diwali' }))
    expect(path()).toBe('/local-gifts?occasion=diwali')
    expect(page.queryByRole('link', { name: 'Happy birthday' })).toBeNull()
    expect(page.getByRole('link', { name: 'Shubh Diwali' })).toBeTruthy()
  })

  test('shows all of them for an occasion that there is none of', async () => {
    await renderScreen(screen, {
      ...{
        path: '/local-gifts?occasion=monsoon',
        answers: [answer(listGiftCards, { data: [givenDesign(), diwali] })],
      },
    })
    expect(page.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true')
    expect(page.getByRole('link', { name: 'Happy birthday' })).toBeTruthy()
  })

  test('says so when there are none', async () => {
    await renderScreen(screen, { path: '/local-gifts', answers: [answer(listGiftCards, { data: [] })] })
    expect(page.getByText('No gift cards just now')).toBeTruthy()
  })
})

import { giftChoice, giftOccasions } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as shopScreen } from '../gift-shop/gift-shop-page.tsx'
import { givenQuestions, givenSavedList } from '../parts/gift-finder/gift-finder.given.ts'
import { screen } from './gift-list-page.tsx'

const id = 'A'.repeat(22)
const path = `/event/gifts/diwali/${id}`
const open = (over = {}) =>
  renderScreen(screen, { path, answers: [answer(giftChoice, { data: givenSavedList(over) })] })

describe('gift list', () => {
  test('says why each product is there and is noindex', async () => {
    const { heads } = await open()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('1 thing that fits')
    expect(page.getByText('Because she cooks.')).toBeTruthy()
    expect(page.getByRole('list', { name: 'Your answers' }).textContent).toBe('My motherCooking')
    expect(heads.at(-1)).toMatchObject({ title: 'Diwali gifts, My mother, Cooking | Nukkad', robots: 'noindex' })
  })

  test('links back to its questions with every answer', async () => {
    await open()
    expect(page.getByRole('link', { name: 'Change answers' }).getAttribute('href')).toBe(
      `/event/gifts/diwali?who=mother&likes=cooking&step=1&of=${id}`,
    )
  })

  test('is shared by its own address', async () => {
    const user = userEvent.setup()
    const { propsOf } = await open()
    await user.click(page.getByRole('button', { name: 'Share this list' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(new RegExp(`${path}$`)))
    // Whoever knows the id of the list may see it.
    expect(propsOf('THING_SHARED')).toEqual([{ path: '/event/gifts/diwali' }])
  })

  test('names the answer that was relaxed', async () => {
    const message = 'Few gifts match everything, so we ignored “My mother”. The rest still applies.'
    const { element } = await open({ relaxed: { questionIds: ['who'], message } })
    expect(page.getByRole('note').textContent).toBe(message)
    expect(element.querySelector('s')?.textContent).toBe('My mother')
    expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/^\d+ things? that nearly fits?$/)
  })

  test('links to new products when it is empty', async () => {
    await open({ products: [] })
    expect(page.getByRole('link', { name: 'See what is new' })).toBeTruthy()
  })

  test('names the answers that leave nothing, and does not call everything sold out', async () => {
    const message =
      'We always keep to “Leather”, and nothing in stock can be shown for that. Another answer may show more.'
    await open({ products: [], relaxed: { questionIds: [], message } })
    expect(page.getByText(message)).toBeTruthy()
    expect(page.queryByText('Everything is sold out')).toBeNull()
  })

  test.each(['1', id])('is a 404 page for an unknown id: %s', async (unknown) => {
    const { isMissing } = await renderScreen(screen, {
      path: `/event/gifts/diwali/${unknown}`,
      answers: [answer(giftChoice, refuse(404, 'not_found'))],
    })
    expect(isMissing()).toBe(true)
  })
})

test('has one canonical address for both names of the gift shop and links to every occasion', async () => {
  const { heads } = await renderScreen(shopScreen, {
    path: '/shop/gift-shop',
    answers: [answer(giftOccasions, { data: [{ ...givenQuestions(), count: 3 }] })],
  })
  expect(page.getByRole('link', { name: 'Diwali gifts' }).getAttribute('href')).toBe('/event/gifts/diwali')
  expect(heads.at(-1)).toMatchObject({ canonical: '/gift-shop' })
})

import {
  changeGiftChoice,
  giftPreview,
  giftQuestions,
  keepGiftChoice,
} from '@nukkad/contracts/endpoints/shop/gift-finder'
import { type Answer, answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenGiftList, givenQuestions } from '../parts/gift-finder/gift-finder.given.ts'
import { screen } from './gift-questions-page.tsx'

const id = 'A'.repeat(22)
const open = (query = '', answers: readonly Answer[] = []) =>
  renderScreen(screen, {
    path: `/event/gifts/diwali${query}`,
    answers: [answer(giftQuestions, { data: givenQuestions() }), ...answers],
  })

describe('gift finder questions', () => {
  test('keep answers and step in the address and end in a list', async () => {
    const { path, network, propsOf } = await open('', [answer(keepGiftChoice, { data: { slug: 'diwali', id } })])
    expect(page.getByText('Question 1 of 3')).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'My mother' }))
    expect(path()).toBe('/event/gifts/diwali?who=mother&step=2')
    expect(page.getByRole('heading', { level: 2, name: 'What makes her evening?' })).toBe(document.activeElement)

    await userEvent.click(page.getByRole('checkbox', { name: 'Cooking' }))
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    expect(path()).toBe('/event/gifts/diwali?who=mother&likes=cooking&step=3')

    await userEvent.click(page.getByRole('button', { name: 'Up to ₹1,000' }))
    await waitFor(() => expect(path()).toBe(`/event/gifts/diwali/${id}`))
    expect(network.callsTo(keepGiftChoice)[0]?.body).toEqual({
      slug: 'diwali',
      answers: [
        { questionId: 'who', values: ['mother'] },
        { questionId: 'likes', values: ['cooking'] },
        { questionId: 'budget', values: ['0-1000'] },
      ],
    })
    expect(propsOf('GIFT_LIST_MADE')).toEqual([{ slug: 'diwali', changed: false }])
  })

  test('are plain GET forms that carry the earlier answers', async () => {
    const { element } = await open('?who=mother&step=2')
    const form = element.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/event/gifts/diwali'])
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['who', 'mother'],
      ['step', '3'],
    ])
  })

  test('keep the answers on the way back and let optional ones be skipped', async () => {
    const { path } = await open('?who=mother&likes=cooking&step=2')
    expect(page.getByRole('checkbox', { name: 'Cooking', checked: true })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('/event/gifts/diwali?who=mother&step=3')
    await userEvent.click(page.getByRole('link', { name: 'Back' }))
    expect(path()).toBe('/event/gifts/diwali?who=mother&likes=cooking&step=1')
    expect(page.getByRole('button', { name: 'My mother', pressed: true })).toBeTruthy()
  })

  test('accept a custom price range in either order', async () => {
    const { network } = await open('?who=mother&step=3', [answer(keepGiftChoice, { data: { slug: 'diwali', id } })])
    await userEvent.type(page.getByRole('spinbutton', { name: /Minimum/ }), '900')
    await userEvent.type(page.getByRole('spinbutton', { name: /Maximum/ }), '300')
    await userEvent.click(page.getByRole('button', { name: 'Show the gifts' }))
    await waitFor(() => expect(network.callsTo(keepGiftChoice)).toHaveLength(1))
    expect(network.callsTo(keepGiftChoice)[0]?.body).toMatchObject({
      answers: [{ questionId: 'who' }, { questionId: 'budget', values: ['300-900'] }],
    })
  })

  test.each(['?step=3', '?who=uncle&step=9', '?step=x', '?who=mother&likes=x&likes=y&step=-4'])(
    'start at the first unanswered question whatever the address says: %s',
    async (query) => {
      await open(query)
      expect(page.getByText('Question 1 of 3')).toBeTruthy()
    },
  )

  test('update the user’s own list', async () => {
    const mine = await open(`?who=mother&step=3&of=${id}`, [answer(changeGiftChoice, { data: { slug: 'diwali', id } })])
    await userEvent.click(page.getByRole('button', { name: 'Up to ₹1,000' }))
    await waitFor(() => expect(mine.path()).toBe(`/event/gifts/diwali/${id}`))
    expect(mine.propsOf('GIFT_LIST_MADE')).toEqual([{ slug: 'diwali', changed: true }])
  })

  test('create a new list when the old one is another user’s', async () => {
    const other = 'B'.repeat(22)
    const { path } = await open(`?who=mother&step=3&of=${id}`, [
      answer(changeGiftChoice, refuse(404, 'not_found')),
      answer(keepGiftChoice, { data: { slug: 'diwali', id: other } }),
    ])
    await userEvent.click(page.getByRole('button', { name: 'Up to ₹1,000' }))
    await waitFor(() => expect(path()).toBe(`/event/gifts/diwali/${other}`))
  })

  test('say when the list could not be saved and stay on the page', async () => {
    const { path, notices } = await open('?who=mother&step=3', [
      answer(keepGiftChoice, refuse(422, 'bad_request', 'The scribe is out.')),
    ])
    await userEvent.click(page.getByRole('button', { name: 'Up to ₹1,000' }))
    await waitFor(() => expect(notices).toEqual([{ text: 'The scribe is out.', tone: 'error' }]))
    expect(path()).toBe('/event/gifts/diwali?who=mother&step=3')
  })

  test('end in the gifts and a plain POST form that saves them without scripts', async () => {
    const { element, heads } = await open('?who=mother&likes=cooking&step=4', [
      answer(giftPreview, { data: givenGiftList() }),
    ])
    expect(page.getByText('Because she cooks.')).toBeTruthy()
    const form = element.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/gift-finder/lists/diwali'])
    expect([...new FormData(form ?? undefined)]).toEqual([['answers', 'who:mother;likes:cooking']])
    expect(heads.at(-1)).toMatchObject({ canonical: '/event/gifts/diwali', robots: 'noindex, follow' })
  })

  test('are a 404 page for an unknown occasion', async () => {
    const { isMissing } = await renderScreen(screen, {
      path: '/event/gifts/labour-day',
      answers: [answer(giftQuestions, refuse(404, 'not_found'))],
    })
    expect(isMissing()).toBe(true)
  })
})

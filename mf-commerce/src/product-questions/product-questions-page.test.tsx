import {
  type AnsweredQuestion,
  askProductQuestion,
  flagQuestion,
  listProductQuestions,
  type OwnQuestion,
} from '@nukkad/contracts/endpoints/shop/product-questions'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPicture } from '../parts/product-card/product.given.ts'
import { screen } from './product-questions-page.tsx'
import type { QuestionPage } from './questions.queries.ts'

const path = '/shop/questions/kurta'
const question: AnsweredQuestion = {
  id: '1',
  text: 'Is <b>it</b> cotton?',
  answer: 'Yes, & thin.',
  answered_at: '2026-11-02T10:00:00.000Z',
}
const given = (parts: Partial<QuestionPage> = {}): QuestionPage => ({
  data: [question],
  total: 1,
  page: 1,
  pagesize: 20,
  hasNext: false,
  product: { product_id: '1', slug: 'kurta', title: 'Kurta', merchant: 'Dilli Dyers', image: givenPicture },
  ...parts,
})
const none = given({ data: [], total: 0 })
const asked: OwnQuestion = {
  id: '2',
  product: { slug: 'kurta', title: 'Kurta', is_sold: true },
  merchant: 'Dilli Dyers',
  text: 'Is it lined?',
  state: 'open',
  asked_at: '2026-11-30T10:00:00.000Z',
  answer: null,
  answered_at: null,
  reason: null,
}
const field = () => page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask Dilli Dyers' })
const send = () => userEvent.click(page.getByRole('button', { name: 'Send question' }))

describe('the questions about a product', () => {
  test('are shown as text, with who answered and when', async () => {
    const { heads } = await renderScreen(screen, { path, answers: [answer(listProductQuestions, given())] })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Questions about the Kurta')
    expect(page.getByText('Is <b>it</b> cotton?')).toBeTruthy()
    expect(page.getByText('Yes, & thin.')).toBeTruthy()
    expect(page.getByText('Mon, 2 Nov').closest('p')?.textContent).toContain('Dilli Dyers')
    expect(heads.at(-1)).toMatchObject({ title: 'Kurta: questions and answers', canonical: path })
    expect(heads.at(-1)?.robots).toBeUndefined()
  })

  test('are none at first, on a page that search engines leave out', async () => {
    const { heads } = await renderScreen(screen, { path, answers: [answer(listProductQuestions, none)] })
    expect(page.getByText('No questions yet')).toBeTruthy()
    expect(heads.at(-1)?.robots).toBe('noindex, follow')
  })

  test('can be loaded again after an error', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [answer(listProductQuestions, refuse(429, 'too_many_requests'))],
    })
    const retry = await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    network.answer(listProductQuestions, given())
    await userEvent.click(retry)
    expect(await page.findByText('Yes, & thin.')).toBeTruthy()
  })

  test('are reported with an optional reason', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [answer(listProductQuestions, given()), answer(flagQuestion, { data: { id: '1' } })],
    })
    await userEvent.click(page.getByRole('button', { name: `Report: ${question.text}` }))
    await userEvent.keyboard('An advert{Enter}')
    expect(await page.findByText('Thank you. We will look at it.')).toBeTruthy()
    expect(network.callsTo(flagQuestion)[0]?.body).toEqual({ reason: 'An advert' })
  })
})

describe('asking', () => {
  test('sends the question and says what happens next', async () => {
    const { network, host, tracked } = await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [answer(listProductQuestions, none), answer(askProductQuestion, { data: asked })],
    })
    await send()
    expect(page.getByText('Write your question first')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), 'Is it lined?')
    await waitFor(() => expect(host.unsaved.has()).toBe(true))
    await send()
    expect(await page.findByText('Your question is with Dilli Dyers.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'See your questions' }).getAttribute('href')).toBe('/account/questions')
    expect(network.callsTo(askProductQuestion)[0]).toMatchObject({
      url: '/product/kurta/questions',
      body: { text: 'Is it lined?' },
    })
    expect(field().value).toBe('')
    // What was asked is not named to analytics.
    expect(tracked).toEqual([['PRODUCT_QUESTION_ASKED', { slug: 'kurta' }]])
  })

  test('keeps what was typed and says kindly what has to go', async () => {
    const refusal = refuse(400, 'validation', 'Please leave out links.', { text: 'Please leave out links.' })
    await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [answer(listProductQuestions, none), answer(askProductQuestion, refusal)],
    })
    await userEvent.type(field(), 'See www.example.com?')
    await send()
    expect(await page.findByText('Please leave out links.')).toBeTruthy()
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['See www.example.com?', 'true'])
  })

  test('signs a guest in and then sends what was typed', async () => {
    const { host, network } = await renderScreen(screen, {
      path,
      answers: [answer(listProductQuestions, none), answer(askProductQuestion, { data: asked })],
    })
    const requests: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => void requests.push(request))
    await userEvent.type(field(), 'Is it lined?')
    await send()
    expect(requests).toEqual([
      { reason: 'Sign in to send your question; it is kept while you do.', returnTo: '/shop/questions/kurta' },
    ])
    expect(network.callsTo(askProductQuestion)).toHaveLength(0)
    const jwt_token = { access_token: 'x', expiresAt: Date.now() + 900_000 }
    await act(() => {
      host.session.begin({ user: aUser({ _id: '5' }), jwt_token, cartId: null, created: false })
      host.bus.publish('session.started', { userId: '5', created: false, method: 'otp' })
    })
    await waitFor(() => expect(network.callsTo(askProductQuestion)[0]?.body).toEqual({ text: 'Is it lined?' }))
    expect(await page.findByText('Your question is with Dilli Dyers.')).toBeTruthy()
  })

  test('keeps the question across a reload until it is sent', async () => {
    const answers = [answer(listProductQuestions, none), answer(askProductQuestion, { data: asked })]
    const { visit, unmount } = await renderScreen(screen, { path, user: { _id: '5' }, answers })
    await userEvent.type(field(), 'Is it lined?')
    await unmount()
    await renderScreen(screen, { path, user: { _id: '5' }, answers, visit })
    await waitFor(() => expect(field().value).toBe('Is it lined?'))
    await send()
    await waitFor(() => expect(visit.getItem('drafts')).toBe('{}'))
  })
})

import { type OwnQuestion, ownQuestions, withdrawQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './questions-page.tsx'

const open: OwnQuestion = {
  id: '1',
  product: { slug: 'kurta', title: 'Kurta', is_sold: true },
  merchant: 'Dilli Dyers',
  text: 'Is it lined?',
  state: 'open',
  asked_at: '2026-11-30T10:00:00.000Z',
  answer: null,
  answered_at: null,
  reason: null,
}
const withParts = (parts: Partial<OwnQuestion>): OwnQuestion => Object.assign({}, open, parts)
const listOf = (...data: OwnQuestion[]) => ({ data, total: data.length, page: 1, pagesize: 20, hasNext: false })
const show = (list: ReturnType<typeof listOf>, ...more: ReturnType<typeof answer>[]) =>
  renderScreen(screen, {
    path: '/account/questions',
    user: { _id: '7' },
    answers: [answer(ownQuestions, list), ...more],
  })

describe('the user’s questions', () => {
  test('are shown with their state, and with the answer or the reason', async () => {
    await show(
      listOf(
        open,
        withParts({ id: '2', text: 'Is it cotton?', state: 'answered', answer: 'Yes.', answered_at: open.asked_at }),
        withParts({ id: '3', text: 'Is it cheap?', state: 'declined', reason: 'That is for you to say.' }),
        withParts({
          id: '4',
          text: 'Is it sold?',
          state: 'removed',
          product: Object.assign({}, open.product, { is_sold: false }),
        }),
      ),
    )
    expect(await page.findByText('Waiting for the maker')).toBeTruthy()
    expect(page.getByText('Yes.')).toBeTruthy()
    expect(page.getByText('Dilli Dyers gives this reason: That is for you to say.')).toBeTruthy()
    expect(page.getByText(/Our team has removed it/)).toBeTruthy()
    expect(page.getAllByRole('link', { name: 'Kurta' })).toHaveLength(3)
    expect(page.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1)
  })

  test('are withdrawn while nobody has answered', async () => {
    const { network } = await show(listOf(open), answer(withdrawQuestion, { data: { id: '1' } }))
    const button = await page.findByRole('button', { name: 'Withdraw: Is it lined?' })
    network.answer(ownQuestions, listOf())
    await userEvent.click(button)
    expect(await page.findByText('No questions yet')).toBeTruthy()
    expect(network.callsTo(withdrawQuestion)[0]?.url).toBe('/account/questions/1')
  })

  test('say so when an answer came first', async () => {
    const { network } = await show(
      listOf(open),
      answer(withdrawQuestion, refuse(409, 'conflict', 'This question was answered in the meantime.')),
    )
    await userEvent.click(await page.findByRole('button', { name: /^Withdraw/ }))
    expect(await page.findByText('This question was answered in the meantime.')).toBeTruthy()
    await waitFor(() => expect(network.callsTo(ownQuestions)).toHaveLength(2))
  })

  test('can be loaded again after an error, and need a sign-in', async () => {
    const { network, unmount } = await renderScreen(screen, {
      path: '/account/questions',
      user: { _id: '7' },
      answers: [answer(ownQuestions, refuse(400, 'bad_request'))],
    })
    network.answer(ownQuestions, listOf(open))
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    expect(await page.findByText('Is it lined?')).toBeTruthy()
    await unmount()
    await renderScreen(screen, { path: '/account/questions', answers: [] })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})

import type { AnswerOf } from '@nukkad/contracts'
import {
  answerReview,
  type MerchantReview,
  merchantReviews,
  withdrawReviewAnswer,
} from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-reviews-page.tsx'

type List = AnswerOf<typeof merchantReviews>

const open: MerchantReview = {
  id: '1',
  product: { slug: 'kurta', title: 'Indigo kurta', image: null, is_sold: true },
  author: 'Asha R.',
  rating: 2,
  title: 'Too <b>small</b>',
  text: 'The sleeves end above my wrists.',
  verified: true,
  written_at: '2026-11-20T10:00:00.000Z',
  photos: [],
  answer: null,
  answered_at: null,
  version: 1,
}
const answered: MerchantReview = Object.assign({}, open, {
  answer: 'We are sorry.',
  answered_at: '2026-11-21T10:00:00.000Z',
  version: 2,
})
const listOf = (...data: MerchantReview[]): List => ({
  data,
  total: data.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
  counts: { open: data.length, answered: 3 },
})
const show = (list: List, answers: Parameters<typeof answer>[] = [], path = '/merchant/reviews') =>
  renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [answer(merchantReviews, list), ...answers.map((given) => answer(...given))],
  })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

describe('the reviews of a merchant’s products', () => {
  test('are shown as text, and answered from the list, which they then leave', async () => {
    const { network, notices } = await show(listOf(open), [[answerReview, { data: answered }]])
    expect(await page.findByRole('heading', { name: 'Too <b>small</b>' })).toBeTruthy()
    expect(page.getByText(/Asha R\. wrote on .*, and bought it here/)).toBeTruthy()
    await press(/^Answer: /)
    await press('Answer')
    expect(page.getByText('Write an answer first')).toBeTruthy()
    await userEvent.type(page.getByLabelText('Your answer'), 'We are sorry.')
    network.answer(merchantReviews, listOf())
    await press('Answer')
    expect(await page.findByText('No reviews to read')).toBeTruthy()
    expect(network.callsTo(answerReview)[0]).toMatchObject({
      url: '/merchant/reviews/1/answer',
      body: { version: 1, answer: 'We are sorry.' },
    })
    expect(JSON.stringify(notices)).toContain('Your answer is below the review.')
  })

  test('keep what was typed when the review was changed meanwhile, and say so', async () => {
    const refusal = refuse(409, 'conflict', 'This review was changed in the meantime.')
    await show(listOf(open), [[answerReview, refusal]])
    await page.findByRole('heading', { name: open.title })
    await press(/^Answer: /)
    await userEvent.type(page.getByLabelText('Your answer'), 'Please exchange it.')
    await press('Answer')
    expect(await page.findByText('This review was changed in the meantime.')).toBeTruthy()
    expect(page.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Please exchange it.')
  })

  test('lose their answer after a question', async () => {
    const { network } = await show(
      listOf(answered),
      [[withdrawReviewAnswer, { data: open }]],
      '/merchant/reviews?group=answered',
    )
    expect(await page.findByText('We are sorry.')).toBeTruthy()
    await press(/^Delete answer: /)
    const dialog = await page.findByRole('dialog', { name: 'Delete your answer?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    expect(network.callsTo(withdrawReviewAnswer)).toEqual([])
    await press(/^Delete answer: /)
    network.answer(merchantReviews, listOf())
    const again = await page.findByRole('dialog', { name: 'Delete your answer?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Delete answer' }))
    expect(await page.findByText('No answers yet')).toBeTruthy()
    expect(network.callsTo(withdrawReviewAnswer)[0]).toMatchObject({ body: { version: 2 } })
  })

  test('are a closed page for others', async () => {
    const { network } = await renderScreen(screen, { path: '/merchant/reviews', answers: [] })
    expect(network.callsTo(merchantReviews)).toEqual([])
  })
})

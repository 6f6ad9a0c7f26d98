import type { AnswerOf } from '@nukkad/contracts'
import {
  answerQuestion,
  declineQuestion,
  type MerchantQuestion,
  merchantQuestions,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-questions-page.tsx'

type List = AnswerOf<typeof merchantQuestions>

const open: MerchantQuestion = {
  id: '1',
  product: { slug: 'kurta', title: 'Indigo kurta', image: null, is_sold: true },
  asker: 'Asha',
  text: 'Is it <b>cotton</b>?',
  state: 'open',
  visibility: 'shown',
  asked_at: '2026-11-20T10:00:00.000Z',
  answer: null,
  answered_at: null,
  reason: null,
  version: 1,
}
const answered: MerchantQuestion = Object.assign({}, open, {
  state: 'answered',
  answer: 'Yes, cotton.',
  answered_at: '2026-11-21T10:00:00.000Z',
  version: 2,
})
const listOf = (...data: MerchantQuestion[]): List => ({
  data,
  total: data.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
  counts: { open: data.length, answered: 3, declined: 0 },
})
const show = (list: List, answers: Parameters<typeof answer>[] = [], path = '/merchant/questions') =>
  renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [answer(merchantQuestions, list), ...answers.map((given) => answer(...given))],
  })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

describe('the merchant’s questions', () => {
  test('are answered from the list, which they then leave', async () => {
    const { network, notices } = await show(listOf(open), [[answerQuestion, { data: answered }]])
    expect(await page.findByRole('heading', { name: 'Is it <b>cotton</b>?' })).toBeTruthy()
    expect(page.getByText(/Asha asked on/)).toBeTruthy()
    await press('Answer')
    expect(page.getByText('Write an answer first')).toBeTruthy()
    await userEvent.type(page.getByLabelText('Your answer'), 'Yes, cotton.')
    network.answer(merchantQuestions, listOf())
    await press('Answer')
    expect(await page.findByText('Nothing to answer')).toBeTruthy()
    expect(network.callsTo(answerQuestion)[0]).toMatchObject({
      url: '/merchant/questions/1/answer',
      body: { version: 1, answer: 'Yes, cotton.' },
    })
    expect(JSON.stringify(notices)).toContain('Your answer is on the page of the product.')
  })

  test('are declined with a reason, by keyboard alone', async () => {
    const { network } = await show(listOf(open), [[declineQuestion, { data: open }]])
    const decline = await page.findByRole('button', { name: 'Don’t answer' })
    decline.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(page.getByLabelText('Why do you not answer it?'))
    await userEvent.keyboard('{Enter}')
    expect(page.getByText('Say why, in a few words')).toBeTruthy()
    await userEvent.keyboard('It is in the description.{Enter}')
    await waitFor(() =>
      expect(network.callsTo(declineQuestion)[0]?.body).toEqual({ version: 1, reason: 'It is in the description.' }),
    )
  })

  test('keep the focus on the card when the way back is taken', async () => {
    await show(listOf(open))
    await userEvent.click(await page.findByRole('button', { name: 'Don’t answer' }))
    await press('Back')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(open.text)
  })

  test('keep what was typed when a colleague was faster', async () => {
    await show(listOf(open), [[answerQuestion, refuse(409, 'conflict', 'This question was changed in the meantime.')]])
    await userEvent.type(await page.findByLabelText('Your answer'), 'Yes, cotton.')
    await press('Answer')
    expect(await page.findByText('This question was changed in the meantime.')).toBeTruthy()
    expect(page.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Yes, cotton.')
  })

  test('that are answered can be corrected or hidden', async () => {
    const { network } = await show(
      listOf(answered),
      [
        [answerQuestion, { data: answered }],
        [declineQuestion, { data: answered }],
      ],
      '/merchant/questions?group=answered',
    )
    expect(await page.findByText('Yes, cotton.')).toBeTruthy()
    expect(network.callsTo(merchantQuestions)[0]?.query).toMatchObject({ group: 'answered' })
    await press(/^Edit answer/)
    await userEvent.type(page.getByLabelText('Your answer'), ' Thin.')
    await press('Save answer')
    await waitFor(() =>
      expect(network.callsTo(answerQuestion)[0]?.body).toEqual({ version: 2, answer: 'Yes, cotton. Thin.' }),
    )
    await userEvent.click(await page.findByRole('button', { name: /^Hide/ }))
    await userEvent.keyboard('It changed.')
    await press('Hide it')
    await waitFor(() => expect(network.callsTo(declineQuestion)).toHaveLength(1))
  })

  test('that the team removed cannot be changed', async () => {
    const removed: MerchantQuestion = Object.assign({}, answered, { visibility: 'removed' })
    await show(listOf(removed), [], '/merchant/questions?group=answered')
    expect(await page.findByText(/Our team has removed it/)).toBeTruthy()
    expect(page.queryByRole('button', { name: /Edit answer|Hide/ })).toBeNull()
  })

  test('are shown to merchants only', async () => {
    const { network } = await renderScreen(screen, { path: '/merchant/questions', user: {}, answers: [] })
    expect(network.callsTo(merchantQuestions)).toHaveLength(0)
  })

  test('can be loaded again after an error', async () => {
    const { network } = await renderScreen(screen, {
      path: '/merchant/questions',
      user: merchantUser,
      answers: [answer(merchantQuestions, refuse(400, 'bad_request'))],
    })
    network.answer(merchantQuestions, listOf(open))
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    expect(await page.findByLabelText('Your answer')).toBeTruthy()
  })
})

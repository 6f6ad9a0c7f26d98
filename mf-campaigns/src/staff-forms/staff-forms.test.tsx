import { exportAnswers, listAnswers, listForms } from '@nukkad/contracts/endpoints/form-answers'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as form } from './staff-form-page.tsx'
import { screen as forms } from './staff-forms-page.tsx'

const editor = { role: 'editor' } as const

test('forms stand with how many answered', async () => {
  const row = { id: 'chai', title: 'Chai', answers: 2, newestAt: '2026-11-20T10:00:00Z', endsAt: null, keepDays: 30 }
  await renderScreen(forms, { path: '/staff/forms', user: editor, answers: [answer(listForms, { data: [row] })] })
  expect((await page.findByRole('link', { name: 'Chai' })).getAttribute('href')).toBe('/staff/forms/chai')
  expect(page.getByText(/2 answers/)).toBeTruthy()
})

test('answers are a table by question, and come as a file', async () => {
  const { network } = await renderScreen(form, {
    path: '/staff/forms/chai',
    user: editor,
    answers: [
      answer(listAnswers, {
        ...{ title: 'Chai', total: 1, page: 1, pagesize: 20, hasNext: false },
        columns: [{ name: 'old', label: 'Old one', isRetired: true }],
        data: [
          {
            ...{ id: '1', sentAt: '2026-11-20T10:00:00Z', eraseAt: '2026-12-20T10:00:00Z', page: '/x' },
            cells: [{ text: '=1+1', file: null }],
          },
        ],
      }),
      answer(exportAnswers, new Blob(['a'])),
    ],
  })
  expect(await page.findByRole('cell', { name: '=1+1' })).toBeTruthy()
  expect(page.getByRole('columnheader', { name: 'Old one (not asked any more)' })).toBeTruthy()
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  await userEvent.click(page.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(network.callsTo(exportAnswers)[0]?.query).toEqual({ as: 'csv' }))
})

test('nobody but editors reads answers', async () => {
  const { network } = await renderScreen(form, { path: '/staff/forms/chai', user: {} })
  expect(await page.findByText(/with an editor’s account/)).toBeTruthy()
  expect(network.callsTo(listAnswers)).toHaveLength(0)
})

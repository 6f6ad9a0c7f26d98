import { exportAnswers, listAnswers, listForms } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { createForm, type EditedForm, editedForm, saveForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as form } from './staff-form-page.tsx'
import { screen as forms } from './staff-forms-page.tsx'

const user = { role: 'campaigner' } as const
const path = '/staff/campaigns/forms/chai'
const chai: EditedForm = {
  id: 'chai',
  version: 3,
  changed: { by: 'Kavya', at: '2026-11-20T10:00:00Z' },
  answers: 2,
  title: 'Chai',
  intro: '',
  submit: 'Send',
  thanks: 'Thank you',
  teamEmail: null,
  isPublished: true,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  keepDays: 30,
  fields: [
    { name: 'name', label: 'Your name', type: 'text', required: true },
    {
      name: 'dish',
      label: 'What do you eat?',
      type: 'select',
      required: false,
      options: [{ value: 'p', label: 'Poha' }],
    },
  ],
  retired: [{ name: 'old', label: 'Old one', type: 'text', required: false }],
}
const noAnswers = { title: 'Chai', total: 0, page: 1, pagesize: 20, hasNext: false, columns: [], data: [], days: [] }

async function openForm() {
  const shown = await renderScreen(form, {
    path: `${path}?tab=form`,
    user,
    answers: [
      answer(editedForm, { data: chai }),
      answer(saveForm, ({ body }) => ({ data: { ...chai, ...(body as object), version: 4 } })),
    ],
  })
  await page.findByRole('button', { name: 'Save' })
  const sent = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shown.network.callsTo(saveForm)).toHaveLength(1))
    return shown.network.callsTo(saveForm)[0]?.body as EditedForm
  }
  return { ...shown, sent }
}

test('lists forms with their answer counts and creates one by title', async () => {
  const row = { id: 'chai', title: 'Chai', answers: 2, newestAt: '2026-11-20T10:00:00Z', endsAt: null, keepDays: 30 }
  const { network } = await renderScreen(forms, {
    path: '/staff/campaigns/forms',
    user,
    answers: [answer(listForms, { data: [{ ...row, isPublished: false }] }), answer(createForm, { data: chai })],
  })
  expect((await page.findByRole('link', { name: 'Chai' })).getAttribute('href')).toBe(path)
  expect(page.getByText(/2 answers/)).toBeTruthy()
  expect(page.getByText('Not published')).toBeTruthy()
  await userEvent.type(page.getByLabelText('New form'), 'Poha & sev, at 6 pm')
  await userEvent.click(page.getByRole('button', { name: 'Start' }))
  await waitFor(() =>
    expect(network.callsTo(createForm)[0]?.body).toEqual({ id: 'poha-sev-at-6-pm', title: 'Poha & sev, at 6 pm' }),
  )
})

test('shows answers in a table and exports them', async () => {
  const { network } = await renderScreen(form, {
    path,
    user,
    answers: [
      answer(editedForm, { data: chai }),
      answer(listAnswers, {
        ...noAnswers,
        total: 1,
        days: [
          { day: '2026-11-19', count: 3 },
          { day: '2026-11-20', count: 1 },
        ],
        columns: [{ name: 'old', label: 'Old one', isRetired: true }],
        data: [
          {
            id: '1',
            sentAt: '2026-11-20T10:00:00Z',
            eraseAt: '2026-12-20T10:00:00Z',
            page: '/x',
            cells: [{ text: '=1+1', file: null }],
          },
        ],
      }),
      answer(exportAnswers, new Blob(['a'])),
    ],
  })
  expect(await page.findByRole('cell', { name: '=1+1' })).toBeTruthy()
  expect(page.getByRole('columnheader', { name: 'Old one (no longer asked)' })).toBeTruthy()
  expect(page.getByRole('img', { name: /^Answers by day; most on .*19 Nov.*: 3$/ })).toBeTruthy()
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  await userEvent.click(page.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(network.callsTo(exportAnswers)[0]?.query).toEqual({ as: 'csv' }))
})

test('moves questions with buttons, keeps the focus and announces the move', async () => {
  const { sent } = await openForm()
  const down = page.getByRole('button', { name: 'Move Your name down' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  expect(page.getByText('Question Your name moved to 2 of 2')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Your name down')
  expect((await sent()).fields.map(({ name }) => name)).toEqual(['dish', 'name'])
})

test('removes, restores and re-adds questions and gives a new one a unique name', async () => {
  const { sent } = await openForm()
  await userEvent.click(page.getByRole('button', { name: 'Remove Your name' }))
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await userEvent.click(page.getByRole('button', { name: 'Restore' }))
  await userEvent.selectOptions(page.getByLabelText('Add a question'), 'select')
  await userEvent.click(page.getByRole('button', { name: 'Add' }))
  const body = await sent()
  expect(body.fields.map(({ name }) => name)).toEqual(['name', 'dish', 'old', 'select'])
  expect(body.version).toBe(3)
})

test('keeps the value of an existing choice and updates the preview while typing', async () => {
  const { sent } = await openForm()
  await userEvent.type(page.getByLabelText('Options'), '\nSev puri')
  const preview = page.getByRole('region', { name: 'As visitors see it' })
  expect(within(preview).getByText('Sev puri')).toBeTruthy()
  expect((await sent()).fields[1]?.options).toEqual([
    { value: 'p', label: 'Poha' },
    { value: 'Sev puri', label: 'Sev puri' },
  ])
})

test('reports a conflict and can save the own version over it', async () => {
  let isFirst = true
  const { network } = await renderScreen(form, {
    path: `${path}?tab=form`,
    user,
    answers: [
      answer(editedForm, () => ({ data: { ...chai, version: isFirst ? 3 : 7 } })),
      answer(saveForm, ({ body }) => {
        if (!isFirst) return { data: { ...chai, ...(body as object), version: 8 } }
        isFirst = false
        return refuse(409, 'conflict', 'Meera has changed this in the meantime.', { by: 'Meera' })
      }),
    ],
  })
  const title = await page.findByLabelText('Title')
  await userEvent.clear(title)
  await userEvent.type(title, 'Mine')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText(/Meera changed this after you opened it/)).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Overwrite with my version' }))
  await waitFor(() => expect(network.callsTo(saveForm)).toHaveLength(2))
  expect(network.callsTo(saveForm)[1]?.body).toMatchObject({ title: 'Mine', version: 7 })
})

test('shows answers to the campaign team only', async () => {
  const { network } = await renderScreen(form, { path, user: {} })
  expect(await page.findByText(/only for accounts of the campaign team/)).toBeTruthy()
  expect(network.callsTo(listAnswers)).toHaveLength(0)
})

import {
  type EditedQuestionnaire,
  editedQuestionnaire,
  previewQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { type Answer, answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenGiftList } from '../../parts/gift-finder/gift-finder.given.ts'
import { screen } from './questionnaire-page.tsx'

const user = { role: 'editor' } as const
const option = (value: string, label: string, tags: string[] = []) => ({
  value,
  label,
  tags,
  because: null,
  who: null,
})
const question = { hint: null, range: null, isRequired: false }
const diwali: EditedQuestionnaire = {
  slug: 'diwali',
  version: 3,
  isPublished: true,
  changed: { by: 'Meera', at: '2026-11-20T10:00:00.000Z' },
  content: {
    title: 'Diwali gifts',
    intro: 'Two questions.',
    occasion: 'diwali',
    questions: [
      {
        ...question,
        id: 'who',
        title: 'Whose door?',
        kind: 'one',
        subject: 'person',
        isRequired: true,
        options: [option('mother', 'My mother', ['mother']), option('father', 'My father', ['father'])],
      },
      {
        ...question,
        id: 'likes',
        title: 'What makes their evening?',
        kind: 'many',
        subject: 'taste',
        options: [option('cooking', 'Cooking', ['cooking']), option('anything', 'Anything')],
      },
    ],
  },
  versions: [{ version: 3, savedAt: '2026-11-20T10:00:00.000Z' }],
  tags: [
    { tag: 'mother', label: 'Suits a mother', count: 12 },
    { tag: 'father', label: 'Suits a father', count: 9 },
    { tag: 'cooking', label: 'Cooking', count: 30 },
    { tag: 'diwali', label: 'Diwali', count: 44 },
  ],
}
const opened = (...more: Answer[]) =>
  renderScreen(screen, {
    path: '/editor/gift-finder/diwali',
    user,
    answers: [...more, answer(editedQuestionnaire, { data: diwali })],
  })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('reorders questions and answers by keyboard and saves with the version that was read', async () => {
  const { network } = await opened(answer(saveQuestionnaire, { data: { ...diwali, version: 4 } }))
  const down = await page.findByRole('button', { name: 'Move Whose door? down' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Whose door? down'))
  expect(page.getByText('Question Whose door? moved to 2 of 2')).toBeTruthy()
  await press('Move My father up')
  await press('Save')
  await waitFor(() => expect(network.callsTo(saveQuestionnaire)).toHaveLength(1))
  const body = network.callsTo(saveQuestionnaire)[0]?.body as EditedQuestionnaire
  expect(body.version).toBe(3)
  expect(body.content.questions.map(({ id }) => id)).toEqual(['likes', 'who'])
  expect(body.content.questions[1]?.options.map(({ value }) => value)).toEqual(['father', 'mother'])
  expect(await page.findByText(/^Saved by Meera/)).toBeTruthy()
})

test('adds an answer with tags and a reason', async () => {
  const { network } = await opened(answer(saveQuestionnaire, { data: diwali }))
  const likes = await page.findByRole('button', { name: 'Remove What makes their evening?' })
  const box = within(likes.closest('li') as HTMLElement)
  await userEvent.type(box.getByLabelText('Add an answer'), 'Long walks{Enter}')
  const walks = within(box.getByRole('button', { name: 'Remove Long walks' }).closest('li') as HTMLElement)
  expect(walks.getAllByText('Anything fits')).toHaveLength(2)
  await userEvent.selectOptions(walks.getByLabelText('Add a tag'), 'mother')
  await userEvent.type(walks.getByLabelText(/Reason shown/), '{{who} walk{{s}')
  expect(walks.getByText('Looks for: Suits a mother. Because {who} walk{s}')).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(network.callsTo(saveQuestionnaire)).toHaveLength(1))
  const body = network.callsTo(saveQuestionnaire)[0]?.body as EditedQuestionnaire
  expect(body.content.questions[1]?.options[2]).toEqual({
    value: 'long-walks',
    label: 'Long walks',
    tags: ['mother'],
    because: '{who} walk{s}',
    who: null,
  })
})

test('reports a conflict and keeps the typed text', async () => {
  const { network } = await opened(
    answer(saveQuestionnaire, ({ body }) =>
      (body as EditedQuestionnaire).version === 3
        ? refuse(409, 'conflict', 'Kabir has changed these questions in the meantime.', { by: 'Kabir' })
        : { data: diwali },
    ),
  )
  const title = await page.findByLabelText('Title')
  await userEvent.type(title, '!')
  await press('Save')
  expect(await page.findByText(/Kabir changed this after you opened it/)).toBeTruthy()
  expect((title as HTMLInputElement).value).toBe('Diwali gifts!')
  expect(page.getByRole('button', { name: 'Overwrite with my version' })).toBeTruthy()
  expect(network.callsTo(saveQuestionnaire)).toHaveLength(1)
})

test('opens a folded part to show the server’s error in it', async () => {
  const fields = { 'questions.0.options.1.because': 'has {whom}, which stands for nothing' }
  await opened(answer(saveQuestionnaire, refuse(400, 'validation', 'Please look at what is marked.', fields)))
  const reasons = await page.findAllByLabelText(/Reason shown/)
  expect(reasons[1]?.closest('details')?.open).toBe(false)
  await userEvent.type(page.getByLabelText('Title'), '!')
  await press('Save')
  expect(await page.findByText('This has {whom}, which stands for nothing.')).toBeTruthy()
  expect(reasons[1]?.closest('details')?.open).toBe(true)
  expect(reasons[0]?.closest('details')?.open).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(reasons[1]))
})

test('previews unsaved questions and shows why each gift fits', async () => {
  const { network } = await opened(answer(previewQuestionnaire, { data: givenGiftList() }))
  await userEvent.type(await page.findByLabelText('Title'), '!')
  const preview = within(page.getByRole('region', { name: 'Try it out' }))
  await userEvent.selectOptions(preview.getByLabelText('Whose door?'), 'mother')
  await userEvent.click(preview.getByLabelText('Cooking'))
  await userEvent.click(preview.getByRole('button', { name: 'Show results' }))
  expect(await preview.findByText('Because she cooks.')).toBeTruthy()
  expect(network.callsTo(previewQuestionnaire)[0]?.body).toMatchObject({
    content: { title: 'Diwali gifts!' },
    answers: [
      { questionId: 'who', values: ['mother'] },
      { questionId: 'likes', values: ['cooking'] },
    ],
  })
})

import {
  createGiftTag,
  type EditedGiftTag,
  giftTag,
  giftTags,
  productsOfGiftTag,
  removeGiftTag,
  saveGiftTag,
  tagProduct,
} from '@nukkad/contracts/endpoints/shop/gift-tags'
import {
  type EditedQuestionnaire,
  editedQuestionnaire,
  editedQuestionnaires,
  orderQuestionnaires,
  previewQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { type Answer, answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenGifts } from '../parts/gift-finder/gift-finder.given.ts'
import { screen as questions } from './questions/questionnaire-page.tsx'
import { screen as all } from './staff-gifts-page.tsx'
import { screen as tagScreen } from './tags/gift-tag-page.tsx'

const user = { role: 'editor' } as const
const option = (value: string, label: string, tags: string[] = []) => ({
  ...{ value, label, tags, because: null, who: null },
})
const question = { hint: null, range: null, isRequired: false }
const diwali: EditedQuestionnaire = {
  ...{ slug: 'diwali', version: 3, isPublished: true, changed: { by: 'Meera', at: '2026-11-20T10:00:00.000Z' } },
  content: {
    ...{ title: 'Diwali gifts', intro: 'Two questions.', occasion: 'diwali' },
    questions: [
      {
        ...question,
        ...{ id: 'who', title: 'Whose door?', kind: 'one', subject: 'person', isRequired: true },
        options: [option('mother', 'My mother', ['mother']), option('father', 'My father', ['father'])],
      },
      {
        ...question,
        ...{ id: 'likes', title: 'What makes their evening?', kind: 'many', subject: 'taste' },
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
  renderScreen(questions, {
    ...{ path: '/editor/gift-finder/diwali', user },
    answers: [...more, answer(editedQuestionnaire, { data: diwali })],
  })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('questions and answers are put in order by keyboard, and saved with the version that was read', async () => {
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

test('an answer is added, looks for tags and gives a reason', async () => {
  const { network } = await opened(answer(saveQuestionnaire, { data: diwali }))
  const likes = await page.findByRole('button', { name: 'Take out What makes their evening?' })
  const box = within(likes.closest('li') as HTMLElement)
  await userEvent.type(box.getByLabelText('One more answer'), 'Long walks{Enter}')
  const walks = within(box.getByRole('button', { name: 'Take out Long walks' }).closest('li') as HTMLElement)
  expect(walks.getAllByText('Anything fits')).toHaveLength(2)
  await userEvent.selectOptions(walks.getByLabelText('Add a tag'), 'mother')
  await userEvent.type(walks.getByLabelText(/The reason it gives/), '{{who} walk{{s}')
  expect(walks.getByText('Looks for: Suits a mother. Because {who} walk{s}')).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(network.callsTo(saveQuestionnaire)).toHaveLength(1))
  const body = network.callsTo(saveQuestionnaire)[0]?.body as EditedQuestionnaire
  expect(body.content.questions[1]?.options[2]).toEqual({
    ...{ value: 'long-walks', label: 'Long walks', tags: ['mother'], because: '{who} walk{s}', who: null },
  })
})

test('what somebody else saved meanwhile is told, and nothing that was typed is lost', async () => {
  const { network } = await opened(
    answer(saveQuestionnaire, ({ body }) =>
      (body as EditedQuestionnaire).version === 3
        ? refuse(409, 'conflict', 'Kabir changed these questions meanwhile.', { by: 'Kabir' })
        : { data: diwali },
    ),
  )
  const title = await page.findByLabelText('Title')
  await userEvent.type(title, '!')
  await press('Save')
  expect(await page.findByText(/Kabir changed this after you opened it/)).toBeTruthy()
  expect((title as HTMLInputElement).value).toBe('Diwali gifts!')
  expect(page.getByRole('button', { name: 'Save mine over it' })).toBeTruthy()
  expect(network.callsTo(saveQuestionnaire)).toHaveLength(1)
})

test('what the server minds is shown where it is, though that part was folded away', async () => {
  const fields = { 'questions.0.options.1.because': 'has {whom}, which stands for nothing' }
  await opened(answer(saveQuestionnaire, refuse(400, 'validation', 'Please look at what is marked.', fields)))
  const reasons = await page.findAllByLabelText(/The reason it gives/)
  expect(reasons[1]?.closest('details')?.open).toBe(false)
  await userEvent.type(page.getByLabelText('Title'), '!')
  await press('Save')
  expect(await page.findByText('This has {whom}, which stands for nothing.')).toBeTruthy()
  expect(reasons[1]?.closest('details')?.open).toBe(true)
  expect(reasons[0]?.closest('details')?.open).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(reasons[1]))
})

test('answers are tried out on questions that are not saved, and show why each gift fits', async () => {
  const { network } = await opened(answer(previewQuestionnaire, { data: givenGifts.list() }))
  await userEvent.type(await page.findByLabelText('Title'), '!')
  const preview = within(page.getByRole('region', { name: 'Try it out' }))
  await userEvent.selectOptions(preview.getByLabelText('Whose door?'), 'mother')
  await userEvent.click(preview.getByLabelText('Cooking'))
  await userEvent.click(preview.getByRole('button', { name: 'Show what it finds' }))
  expect(await preview.findByText('Because she cooks.')).toBeTruthy()
  expect(network.callsTo(previewQuestionnaire)[0]?.body).toMatchObject({
    content: { title: 'Diwali gifts!' },
    answers: [
      { questionId: 'who', values: ['mother'] },
      { questionId: 'likes', values: ['cooking'] },
    ],
  })
})

const keepsake: EditedGiftTag = {
  ...{ tag: 'keepsake', version: 1, changed: null, label: 'To be kept', because: null, inStock: 4, usedIn: [] },
  categories: ['shopping/sarees'],
  allCategories: [
    { path: 'shopping/bags', title: 'Shopping › Bags', products: 3 },
    { path: 'shopping/sarees', title: 'Shopping › Sarees', products: 4 },
  ],
}
const listed = { data: [{ slug: 'brass-bell', title: 'Brass bell', merchant: 'Dhwani', fits: true }] }

test('a tag is given to a category, and a single product is decided by hand', async () => {
  const { network } = await renderScreen(tagScreen, {
    ...{ path: '/editor/gift-tags/keepsake', user },
    answers: [
      answer(giftTag, { data: keepsake }),
      answer(productsOfGiftTag, { ...listed, total: 1, page: 1, pagesize: 20, hasNext: false }),
      answer(saveGiftTag, { data: { ...keepsake, version: 2 } }),
      answer(tagProduct, ({ body }) => ({ data: body as { fits: boolean | null } })),
      answer(removeGiftTag, { data: { tag: 'keepsake' } }),
    ],
  })
  await userEvent.click(await page.findByLabelText(/Shopping › Bags/))
  await press('Save')
  await waitFor(() => expect(network.callsTo(saveGiftTag)).toHaveLength(1))
  expect(network.callsTo(saveGiftTag)[0]?.body).toEqual({
    ...{ version: 1, label: 'To be kept', because: null, categories: ['shopping/bags', 'shopping/sarees'] },
  })
  await userEvent.selectOptions(await page.findByLabelText('Brass bell'), 'no')
  await press('Let the category of Brass bell decide')
  await waitFor(() =>
    expect(network.callsTo(tagProduct).map(({ body }) => body)).toEqual([{ fits: false }, { fits: null }]),
  )
  await press('Take the tag away')
  await press('Yes, take it away')
  await waitFor(() => expect(network.callsTo(removeGiftTag)).toHaveLength(1))
})

test('occasions and tags stand in two lists, for editors alone', async () => {
  const onam = { slug: 'onam', title: 'Onam gifts', isPublished: false, lists: 1 }
  const answers = [
    answer(editedQuestionnaires, { data: { version: 0, changed: null, occasions: [onam] } }),
    answer(createGiftTag, { data: keepsake }),
    answer(giftTags, { data: [{ tag: 'leather', label: 'Of leather', inStock: 0, usedIn: [] }] }),
  ]
  const { network, path } = await renderScreen(all, { path: '/editor/gift-finder', user, answers })
  expect((await page.findByRole('link', { name: 'Onam gifts' })).closest('li')?.textContent).toContain('Not published')
  await userEvent.click(page.getByRole('tab', { name: 'Tags' }))
  expect((await page.findByRole('link', { name: 'Of leather' })).closest('li')?.textContent).toMatch(
    /Nothing in stock.*no question looks for it/,
  )
  const label = 'For whoever walks in the monsoon without an umbrella'
  await userEvent.type(page.getByLabelText('A new tag'), `${label}{Enter}`)
  await waitFor(() => expect(path()).toBe('/editor/gift-tags/for-whoever-walks-in-the-monsoon-without'))
  expect(network.callsTo(createGiftTag)[0]?.body).toEqual({ tag: 'for-whoever-walks-in-the-monsoon-without', label })
})

test('occasions are put in order by keyboard, and an order that somebody gave meanwhile is told', async () => {
  const occasion = (slug: string, title: string) => ({ slug, title, isPublished: true, lists: 2_000 })
  const [birthday, wedding, onam] = [
    occasion('birthday', 'Birthday'),
    occasion('wedding', 'Wedding'),
    occasion('onam', 'Onam gifts'),
  ]
  let version = 4
  const { network } = await renderScreen(all, {
    ...{ path: '/editor/gift-finder', user },
    answers: [
      answer(editedQuestionnaires, () => ({
        data: { version, changed: null, occasions: [birthday, wedding, onam] },
      })),
      answer(orderQuestionnaires, ({ body }) => {
        const wish = body as { version: number; slugs: string[] }
        if (wish.version !== version) return refuse(409, 'conflict', 'Kabir changed this meanwhile.', { by: 'Kabir' })
        return { data: { version: version + 1, changed: null, occasions: [onam, birthday, wedding] } }
      }),
    ],
  })
  const up = await page.findByRole('button', { name: 'Move Onam gifts up' })
  expect(page.queryByRole('button', { name: /^Take out/ })).toBeNull()
  up.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(page.getByText('Occasion Onam gifts moved to 1 of 3')).toBeTruthy())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Onam gifts up')
  expect(page.getByText('Not saved yet')).toBeTruthy()
  version = 5
  await press('Save')
  expect(await page.findByText(/Kabir changed this after you opened it/)).toBeTruthy()
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. Onam gifts',
    '2. Birthday',
    '3. Wedding',
  ])
  await press('Save mine over it')
  await waitFor(() =>
    expect(network.callsTo(orderQuestionnaires).map(({ body }) => body)).toEqual([
      { version: 4, slugs: ['onam', 'birthday', 'wedding'] },
      { version: 5, slugs: ['onam', 'birthday', 'wedding'] },
    ]),
  )
  expect(await page.findByText('All saved')).toBeTruthy()
})

test('people of other teams are told whose it is', async () => {
  await renderScreen(all, { path: '/editor/gift-finder', user: { role: 'campaigner' } })
  expect(page.getByText('It is kept with an account of the editors.')).toBeTruthy()
})

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
import { editedQuestionnaires, orderQuestionnaires } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as all } from './staff-gifts-page.tsx'
import { screen as tagScreen } from './tags/gift-tag-page.tsx'

const user = { role: 'editor' } as const
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

const keepsake: EditedGiftTag = {
  tag: 'keepsake',
  version: 1,
  changed: null,
  label: 'To be kept',
  because: null,
  inStock: 4,
  usedIn: [],
  categories: ['shopping/sarees'],
  allCategories: [
    { path: 'shopping/bags', title: 'Shopping › Bags', products: 3 },
    { path: 'shopping/sarees', title: 'Shopping › Sarees', products: 4 },
  ],
}
const listed = { data: [{ slug: 'brass-bell', title: 'Brass bell', merchant: 'Dhwani', fits: true }] }

test('assigns a tag to a category, overrides single products and removes the tag', async () => {
  const { network } = await renderScreen(tagScreen, {
    path: '/editor/gift-tags/keepsake',
    user,
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
    version: 1,
    label: 'To be kept',
    because: null,
    categories: ['shopping/bags', 'shopping/sarees'],
  })
  await userEvent.selectOptions(await page.findByLabelText('Brass bell'), 'no')
  await press('Use the category’s setting for Brass bell')
  await waitFor(() =>
    expect(network.callsTo(tagProduct).map(({ body }) => body)).toEqual([{ fits: false }, { fits: null }]),
  )
  await press('Delete the tag')
  await press('Yes, delete it')
  await waitFor(() => expect(network.callsTo(removeGiftTag)).toHaveLength(1))
})

test('lists occasions and tags in two tabs and creates a tag', async () => {
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
    /Nothing in stock.*no question uses it/,
  )
  const label = 'For whoever walks in the monsoon without an umbrella'
  await userEvent.type(page.getByLabelText('A new tag'), `${label}{Enter}`)
  await waitFor(() => expect(path()).toBe('/editor/gift-tags/for-whoever-walks-in-the-monsoon-without'))
  expect(network.callsTo(createGiftTag)[0]?.body).toEqual({ tag: 'for-whoever-walks-in-the-monsoon-without', label })
})

test('reorders occasions by keyboard and reports a conflicting order', async () => {
  const occasion = (slug: string, title: string) => ({ slug, title, isPublished: true, lists: 2_000 })
  const [birthday, wedding, onam] = [
    occasion('birthday', 'Birthday'),
    occasion('wedding', 'Wedding'),
    occasion('onam', 'Onam gifts'),
  ]
  let version = 4
  const { network } = await renderScreen(all, {
    path: '/editor/gift-finder',
    user,
    answers: [
      answer(editedQuestionnaires, () => ({
        data: { version, changed: null, occasions: [birthday, wedding, onam] },
      })),
      answer(orderQuestionnaires, ({ body }) => {
        const wish = body as { version: number; slugs: string[] }
        if (wish.version !== version)
          return refuse(409, 'conflict', 'Kabir has changed this in the meantime.', { by: 'Kabir' })
        return { data: { version: version + 1, changed: null, occasions: [onam, birthday, wedding] } }
      }),
    ],
  })
  const up = await page.findByRole('button', { name: 'Move Onam gifts up' })
  expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull()
  up.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(page.getByText('Occasion Onam gifts moved to 1 of 3')).toBeTruthy())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Onam gifts up')
  expect(page.getByText('Not saved yet')).toBeTruthy()
  version = 5
  await press('Save')
  expect(await page.findByText(/Kabir changed this after you opened it/)).toBeTruthy()
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1. Onam gifts',
    '2. Birthday',
    '3. Wedding',
  ])
  await press('Overwrite with my version')
  await waitFor(() =>
    expect(network.callsTo(orderQuestionnaires).map(({ body }) => body)).toEqual([
      { version: 4, slugs: ['onam', 'birthday', 'wedding'] },
      { version: 5, slugs: ['onam', 'birthday', 'wedding'] },
    ]),
  )
  expect(await page.findByText('All saved')).toBeTruthy()
})

test('tells users of other teams that it needs an editor account', async () => {
  await renderScreen(all, { path: '/editor/gift-finder', user: { role: 'campaigner' } })
  expect(page.getByText('It is only for accounts of the editors.')).toBeTruthy()
})

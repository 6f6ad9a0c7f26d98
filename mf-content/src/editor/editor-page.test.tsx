import { givenBlock } from '@nukkad/blocks/cards.given'
import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { type EditedPost, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './content-editor-page.tsx'

const path = '/editor/7'
const meera = { role: 'editor', displayName: 'Meera Kapoor', email: 'meera@nukkad.test' } as const

const given = (parts: Partial<EditedPost> = {}): EditedPost => ({
  id: '7',
  slug: 'rain-walk',
  city: 'delhi',
  href: '/delhi/rain-walk',
  state: 'draft',
  publishedAt: null,
  hasChanges: false,
  saved: { name: 'Meera Kapoor', at: '2026-11-21T10:00:00Z' },
  version: 3,
  draft: {
    kind: 'discovery',
    kicker: 'Rain',
    title: 'A rain walk',
    line: 'Wet shoes.',
    locality: null,
    tags: [],
    author: null,
    picture: { scene: 'rain-dusk', alt: 'Rain' },
    blocks: [
      givenBlock('text', { title: null, html: '<p>Go <strong>early</strong>.</p>' }),
      givenBlock('heading', { text: 'Where to stand' }),
    ],
  },
  ...parts,
})
const terms = [
  answer(postTaxonomies, { data: { kinds: [], tags: [], localities: [] } }),
  answer(listAuthors, { data: [] }),
]
const saved = answer(editorPosts.save, ({ body }) => ({
  data: given({ version: 4, draft: (body as { draft: EditedPost['draft'] }).draft }),
}))
type Answers = Parameters<typeof renderScreen>[1] extends { answers?: infer A } | undefined ? A : never
const openPost = (post: EditedPost, answers: NonNullable<Answers>) =>
  renderScreen(screen, { path, user: meera, answers: [answer(editorPosts.get, { data: post }), ...terms, ...answers] })
const open = (answers: NonNullable<Answers>) => openPost(given(), answers)

// It is loaded lazily, and compiling it takes longer than a test waits.
beforeAll(() => import('./post/post-editor.tsx'), 60_000)

describe('post editor', () => {
  test('is closed to shoppers', async () => {
    await renderScreen(screen, { path, user: { role: 'user' }, answers: terms })
    expect(await page.findByRole('heading', { level: 1, name: 'This is the editors’ back office' })).toBeTruthy()
  })

  test('saves a typed change when the editor pauses, and undoes and redoes it', async () => {
    const { network } = await open([saved])
    const heading = await page.findByLabelText<HTMLInputElement>('Heading')
    expect((await page.findByRole('textbox', { name: 'Text' })).querySelector('strong')?.textContent).toBe('early')
    await userEvent.type(heading, ' dry')
    expect(page.getByText('Kept in this browser')).toBeTruthy()
    await waitFor(() => expect(network.callsTo(editorPosts.save)).toHaveLength(1), { timeout: 5_000 })
    const [text] = given().draft.blocks
    expect(network.callsTo(editorPosts.save)[0]?.body).toMatchObject({
      version: 3,
      draft: {
        blocks: [
          { type: 'text', data: text?.data },
          { type: 'heading', data: { text: 'Where to stand dry' } },
        ],
      },
    })
    expect(await page.findByText(/^Saved at/)).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Undo the last change' }))
    expect((await page.findByLabelText<HTMLInputElement>('Heading')).value).toBe('Where to stand')
    await userEvent.click(page.getByRole('button', { name: 'Redo it' }))
    expect((await page.findByLabelText<HTMLInputElement>('Heading')).value).toBe('Where to stand dry')
  }, 15_000)

  test('moves and removes blocks by keyboard and undoes the removal', async () => {
    await open([saved])
    const up = await page.findByRole('button', { name: 'Move block 2 up' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    const titles = () => page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles()).toEqual(['1. Heading', '2. Text'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move block 1 up'))
    await userEvent.click(page.getByRole('button', { name: 'Remove block 1' }))
    expect(titles()).toEqual(['1. Text'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'))
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['1. Heading', '2. Text'])
  })

  test('adds the chosen kind of block and focuses it', async () => {
    await open([saved])
    const kinds = within(await page.findByRole('region', { name: 'Add a block' }))
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Text', 'Heading', 'Picture', 'Gallery', 'Quote', 'Tip', 'Places', 'Products', 'Makers', 'Events'],
      ...['Posts', 'Video', 'Map', 'Questions', 'Steps', 'Coupon', 'Offers', 'Banner'],
    ])
    await userEvent.click(kinds.getByRole('button', { name: 'Quote' }))
    expect(page.getByRole('heading', { level: 3, name: '3. Quote' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('What was said')))
  })

  test('reports a conflict and keeps the own text when the other version is taken', async () => {
    const conflict = refuse(409, 'conflict', 'Jaya saved this post on 21 Nov, after you opened it.', { by: 'Jaya' })
    const { network } = await open([answer(editorPosts.save, conflict)])
    await userEvent.type(await page.findByLabelText('Title'), ' by me')
    const dialog = await page.findByRole('dialog', { name: 'Someone else changed this too' }, { timeout: 5_000 })
    expect(within(dialog).getByText(/^Jaya saved this post/)).toBeTruthy()
    network.answer(editorPosts.get, { data: given({ version: 5, draft: { ...given().draft, title: 'By Jaya' } }) })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep theirs, set mine aside' }))
    await waitFor(() => expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('By Jaya'))
    await userEvent.click(page.getByRole('button', { name: 'Restore it' }))
    expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('A rain walk by me')
  }, 15_000)

  test('publishes the last saved version and shows each missing field at its place', async () => {
    const missing = {
      line: 'is required',
      kicker: 'is required: a word or two',
      blocks: 'are required: there is nothing to read yet',
    }
    const { network } = await open([
      saved,
      answer(editorPosts.publish, refuse(400, 'validation', 'kicker is required', missing)),
    ])
    await userEvent.type(await page.findByLabelText('Title'), '!')
    await userEvent.click(page.getByRole('button', { name: 'Publish now' }))
    expect(await page.findByText('This is required: a word or two.')).toBeTruthy()
    expect(page.getByText('This is required.')).toBeTruthy()
    expect(page.getByText('Blocks are required: there is nothing to read yet.')).toBeTruthy()
    expect(page.getByText('Fix the 3 marked fields first.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Kicker')))
    expect(network.callsTo(editorPosts.publish)[0]?.body).toEqual({ version: 4, at: null })
  })

  test('says in sentences what is wrong with a picture and with a link in a text', async () => {
    const fields = {
      picture: 'was not uploaded by you: please choose the file again',
      'blocks.0.data.html': 'links to “/nowhere”, which is no page of this site',
    }
    await open([saved, answer(editorPosts.publish, refuse(400, 'validation', 'picture was not uploaded', fields))])
    await page.findByRole('textbox', { name: 'Text' })
    await userEvent.click(page.getByRole('button', { name: 'Publish now' }))
    expect(await page.findByText('This was not uploaded by you: please choose the file again.')).toBeTruthy()
    expect(page.getByText('This links to “/nowhere”, which is no page of this site.')).toBeTruthy()
  })

  test('opens the preview once what was typed is saved', async () => {
    const tab = { opener: {}, location: { replace: jest.fn() } }
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab as never)
    const { network } = await open([saved])
    await userEvent.type(await page.findByLabelText('Title'), '!')
    tab.location.replace.mockImplementation(() => expect(network.callsTo(editorPosts.save)).toHaveLength(1))
    await userEvent.click(page.getByRole('link', { name: /^Preview/ }))
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/delhi/rain-walk/preview'))
    expect([opened.mock.calls.length, tab.opener]).toEqual([1, null])
    opened.mockRestore()
  })

  test('asks before a published post is taken back', async () => {
    const out = given({ state: 'published', publishedAt: '2026-11-21T10:00:00Z' })
    const { network } = await openPost(out, [answer(editorPosts.unpublish, { data: given({ version: 4 }) })])
    await userEvent.click(await page.findByRole('button', { name: 'Move back to draft' }))
    const question = within(await page.findByRole('dialog', { name: 'Move it back to draft?' }))
    expect(network.callsTo(editorPosts.unpublish)).toHaveLength(0)
    await userEvent.click(question.getByRole('button', { name: 'Move back to draft' }))
    await waitFor(() => expect(network.callsTo(editorPosts.unpublish)).toHaveLength(1))
    expect(await page.findByText('Readers can’t see it.')).toBeTruthy()
    // Not the button in its place, which deletes the draft.
    const heading = page.getByRole('heading', { name: 'Publishing' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('includes later changes in what is scheduled, at the same time', async () => {
    const at = '2026-12-24T12:30:00.000Z'
    const scheduled = given({ state: 'scheduled', publishedAt: at, hasChanges: true })
    const { network } = await openPost(scheduled, [answer(editorPosts.publish, { data: given({ version: 4 }) })])
    expect(await page.findByText(/in India, without your last changes\.$/)).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Schedule the latest saved version instead' }))
    await waitFor(() => expect(network.callsTo(editorPosts.publish)[0]?.body).toEqual({ version: 3, at }))
  })
})

import { type Comment, listComments, updateComment } from '@nukkad/contracts/endpoints/content/comments'
import { defineScreen } from '@nukkad/platform'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommentSection } from './comment-section.tsx'

const talk = defineScreen({ Component: () => <CommentSection object="place" of="lodhi-garden" /> })
const own: Comment = {
  id: '1',
  text: 'The bench by the tomb.',
  date: '2026-11-20T05:30:00Z',
  isEdited: false,
  author: { id: '5', user_id: '5', name: 'Asha', line: '', image: null },
}
const updated = answer(updateComment, ({ body }) => {
  const { text } = body as { readonly text: string }
  return { data: { ...own, text, isEdited: true, state: 'published', total: 1 } }
})
const open = (...more: (typeof updated)[]) =>
  renderScreen(talk, {
    path: '/places/lodhi-garden',
    user: { _id: '5' },
    answers: [answer(listComments, { data: [own], total: 1, next: null }), ...more],
  })
const edit = async () => {
  await userEvent.click(await page.findByRole('button', { name: 'Edit' }))
  return page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
}

describe('editing an own comment', () => {
  test('edits in place with the focus in the field and shows the saved text', async () => {
    const { network } = await open(updated)
    const field = await edit()
    expect([field.value, document.activeElement]).toEqual(['The bench by the tomb.', field])
    await userEvent.type(field, ' At six.')
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
    expect(await page.findByText('The bench by the tomb. At six.')).toBeTruthy()
    expect(page.getByText(/· edited/)).toBeTruthy()
    expect(page.queryByRole('textbox', { name: 'Your comment' })).toBeNull()
    expect(network.callsTo(updateComment)[0]?.body).toEqual({
      id: '1',
      action: 'edit',
      text: 'The bench by the tomb. At six.',
    })
  })

  test('is unchanged when editing is cancelled', async () => {
    const { network } = await open(updated)
    await userEvent.type(await edit(), ' At six.')
    await userEvent.click(page.getByRole('button', { name: 'Leave it' }))
    expect(page.getByText('The bench by the tomb.')).toBeTruthy()
    expect(network.callsTo(updateComment)).toHaveLength(0)
  })

  test('refuses an empty text', async () => {
    const { network } = await open(updated)
    const field = await edit()
    await userEvent.clear(field)
    expect(page.getByText('Write a few words, or delete it')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
    expect(network.callsTo(updateComment)).toHaveLength(0)
  })

  test('keeps the typed text and shows the reason when the server refuses', async () => {
    await open(answer(updateComment, refuse(409, 'conflict', 'It can be changed within an hour.')))
    const field = await edit()
    await userEvent.type(field, ' At six.')
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
    expect(await page.findByText('It can be changed within an hour.')).toBeTruthy()
    expect(field.value).toBe('The bench by the tomb. At six.')
  })

  test('marks the page as having unsaved changes while the text differs', async () => {
    const { host } = await open(updated)
    const field = await edit()
    expect(host.unsaved.has()).toBe(false)
    await userEvent.type(field, '!')
    await waitFor(() => expect(host.unsaved.has()).toBe(true))
    await userEvent.click(page.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(host.unsaved.has()).toBe(false))
  })
})

describe('comments', () => {
  test('load on retry after an error', async () => {
    const { network } = await renderScreen(talk, {
      path: '/places/lodhi-garden',
      answers: [answer(listComments, refuse(400, 'bad_request'))],
    })
    expect((await page.findByText('The comments could not be loaded')).closest('[role=alert]')).toBeTruthy()
    network.answer(listComments, { data: [own], total: 1, next: null })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByText('The bench by the tomb.')).toBeTruthy()
  })

  test('load earlier comments', async () => {
    const earlier = { ...own, id: '0', text: 'Parrots at dawn.' }
    const { network } = await renderScreen(talk, {
      path: '/places/lodhi-garden',
      answers: [
        answer(listComments, ({ query }) =>
          query.after ? { data: [earlier], total: 2, next: null } : { data: [own], total: 2, next: '1' },
        ),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Earlier comments' }))
    expect(await page.findByText('Parrots at dawn.')).toBeTruthy()
    expect(page.getByText('The bench by the tomb.')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Earlier comments' })).toBeNull()
    expect(network.callsTo(listComments).at(-1)?.query).toMatchObject({ after: '1' })
  })

  test('invite a first comment when there are none', async () => {
    await renderScreen(talk, {
      path: '/places/lodhi-garden',
      answers: [answer(listComments, { data: [], total: 0, next: null })],
    })
    expect(await page.findByText('No comments yet. Be the first to write one.')).toBeTruthy()
  })
})

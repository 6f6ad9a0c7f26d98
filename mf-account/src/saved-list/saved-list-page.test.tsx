import {
  deleteSavedList,
  getSavedList,
  putInSavedList,
  renameSavedList,
  shareSavedList,
  takeOutOfSavedList,
  withdrawSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import { type Answer, answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenGone, givenPlace, givenProduct } from '../parts/saved-content/saved-item.given.ts'
import { screen } from './saved-list-page.tsx'

const head = { listId: '7', name: 'Diwali gifts', count: 2, share: null }
const share = { path: '/saves/shared/4f1c2a9be07d4c55a3d1f0b68e2a7c19', sharedAs: 'Asha' }
const shown = (list: object, ...data: object[]) => ({
  data,
  total: data.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
  list,
})
const asha = { _id: '5', firstName: 'Asha' }
const open = (...answers: Answer[]) => renderScreen(screen, { path: '/saves/list/7', user: asha, answers })
const button = (name: string) => page.findByRole('button', { name })

describe('a list of saves', () => {
  test('shows what is on it, and that only its owner sees it', async () => {
    await open(answer(getSavedList, shown(head, givenPlace(), givenProduct({ isAvailable: false }))))
    expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('Diwali gifts')
    expect(page.getByText('2 things · only you see it')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Lodhi Garden' })).toBeTruthy()
    expect(page.getByText('₹1,499 · sold out')).toBeTruthy()
  })

  test('says how much less a product costs than when it was saved', async () => {
    const cheaper = { ...givenProduct(), cheaper_by: 200 }
    await open(
      answer(getSavedList, shown(head, cheaper, givenProduct({ slug: 'madder-kurta', title: 'Madder kurta' }))),
    )
    await page.findByRole('link', { name: 'Indigo kurta' })
    expect(page.getAllByText('₹200 less than when you saved it')).toHaveLength(1)
  })

  test('lets a thing be taken off and put back in its place', async () => {
    const { network } = await open(
      answer(getSavedList, shown(head, givenPlace())),
      answer(takeOutOfSavedList, { data: { listId: '7', isIn: false, count: 0 } }),
      answer(putInSavedList, { data: { listId: '7', isIn: true, count: 1 } }),
    )
    await userEvent.click(await button('Take Lodhi Garden off the list'))
    const undo = await button('Undo')
    await waitFor(() => expect(document.activeElement).toBe(undo))
    expect(page.getByText('0 things · only you see it')).toBeTruthy()
    await userEvent.click(undo)
    expect(await page.findByRole('link', { name: 'Lodhi Garden' })).toBeTruthy()
    expect(network.callsTo(putInSavedList)[0]).toMatchObject({
      params: { listId: '7' },
      body: { kind: 'place', ref: 'lodhi-garden' },
    })
  })

  test('says what is gone and lets it be taken off', async () => {
    const { network } = await open(
      answer(getSavedList, shown(head, givenGone())),
      answer(takeOutOfSavedList, { data: { listId: '7', isIn: false, count: 0 } }),
    )
    await userEvent.click(await button('Take it off'))
    await waitFor(() =>
      expect(network.callsTo(takeOutOfSavedList)[0]?.body).toEqual({ kind: 'post', ref: 'delhi/old' }),
    )
  })

  test('is shared under the name that its owner chooses', async () => {
    const user = userEvent.setup()
    const lists = [head, { ...head, share }, { ...head, share }]
    const { network, tracked } = await open(
      answer(getSavedList, () => shown(lists.shift() ?? head)),
      answer(shareSavedList, { data: share }),
    )
    await user.click(await button('Share'))
    const name = await page.findByLabelText(/Your name on the list/)
    expect((name as HTMLInputElement).value).toBe('Asha')
    await user.click(await button('Create the link'))

    expect(await page.findByText(new RegExp(`${share.path}$`))).toBeTruthy()
    await user.click(await button('Send the link'))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${share.path}`)
    expect(network.callsTo(shareSavedList)[0]?.body).toEqual({ sharedAs: 'Asha' })
    // Its address is not named to analytics.
    expect(tracked).toEqual([['SAVED_LIST_SHARED', { count: 2 }]])
  })

  test('is private again once its sharing is stopped', async () => {
    const lists = [{ ...head, share }, head]
    await open(
      answer(getSavedList, () => shown(lists.shift() ?? head)),
      answer(withdrawSavedList, { data: { ok: true } }),
    )
    await page.findByText('2 things · shared by link')
    await userEvent.click(await button('Share'))
    await userEvent.click(await button('Stop sharing'))
    expect(await button('Create the link')).toBeTruthy()
    expect(page.getByText('2 things · only you see it')).toBeTruthy()
  })

  test('is renamed, and says why a name is refused', async () => {
    const { network } = await open(
      answer(getSavedList, shown(head)),
      answer(renameSavedList, refuse(409, 'conflict', 'You already have a list called “Trip”.')),
    )
    await userEvent.click(await button('Rename'))
    const field = await page.findByLabelText('Name')
    await userEvent.clear(field)
    await userEvent.type(field, 'Trip{Enter}')
    expect(await page.findByText('You already have a list called “Trip”.')).toBeTruthy()
    network.answer(renameSavedList, { data: { name: 'Trip' } })
    await userEvent.click(await button('Save the name'))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  })

  test('is deleted after a question that says what stays', async () => {
    const { path, notices } = await open(
      answer(getSavedList, shown({ ...head, share })),
      answer(deleteSavedList, { data: { ok: true } }),
    )
    await userEvent.click(await button('Delete'))
    const question = await page.findByRole('dialog', { name: 'Delete “Diwali gifts”?' })
    expect(question.textContent).toContain('Its link stops working. What is on the list stays in your saves.')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete the list' }))
    await waitFor(() => expect(path()).toBe('/saves'))
    expect(notices.at(-1)?.text).toBe('List deleted. Your saves stay.')
  })

  test('says when it is empty, unknown or cannot be loaded', async () => {
    const empty = await open(answer(getSavedList, shown({ ...head, count: 0 })))
    expect(await page.findByText('Nothing on it yet')).toBeTruthy()
    await empty.unmount()
    const unknown = await open(answer(getSavedList, refuse(404, 'not_found')))
    expect(await page.findByText('This list does not exist')).toBeTruthy()
    await unknown.unmount()
    await open(answer(getSavedList, refuse(500, 'internal')))
    expect((await page.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('could not be loaded')
  }, 20_000)

  test('asks a guest to sign in', async () => {
    const { network } = await renderScreen(screen, { path: '/saves/list/7' })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(network.calls).toEqual([])
  })
})

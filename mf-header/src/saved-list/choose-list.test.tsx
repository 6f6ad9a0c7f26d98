import {
  createSavedList,
  mySavedLists,
  putInSavedList,
  takeOutOfSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import { type Answer, answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

const item = { kind: 'product', ref: 'indigo-kurta' } as const
const card = { name: 'Diwali gifts', count: 3, isShared: false, pictures: [], holds: false }
const gifts = { ...card, listId: '7' }
const trip = { ...card, listId: '8', name: 'Jaipur in March', holds: true, isShared: true }

async function open(answers: Answer[]) {
  const shown = await renderFixture(dialogs, { path: '/shop/product/indigo-kurta', user: { _id: '5' }, answers })
  const changed = jest.fn()
  shown.host.bus.on('saved-list.changed', changed)
  await act(async () => shown.host.bus.request('choose-saved-list', item))
  await screen.findByRole('dialog', { name: 'Add to a list' })
  return { ...shown, changed }
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('shows which lists have the thing, and puts it into another', async () => {
  const { network, changed, tracked } = await open([
    answer(mySavedLists, { data: [gifts, trip] }),
    answer(putInSavedList, { data: { listId: '7', isIn: true, count: 4 } }),
  ])
  expect((await box(/Jaipur in March/)).checked).toBe(true)
  await userEvent.click(await box(/Diwali gifts/))

  await waitFor(() => expect(changed).toHaveBeenCalledWith({ listId: '7' }))
  expect((await box(/Diwali gifts/)).checked).toBe(true)
  expect(network.callsTo(mySavedLists)[0]?.query).toEqual(item)
  expect(network.callsTo(putInSavedList)[0]).toMatchObject({ params: { listId: '7' }, body: item })
  expect(tracked).toEqual([['SAVED_LIST_FILLED', item]])
})

test('takes it out again', async () => {
  const { network } = await open([
    answer(mySavedLists, { data: [trip] }),
    answer(takeOutOfSavedList, { data: { listId: '8', isIn: false, count: 2 } }),
  ])
  await userEvent.click(await box(/Jaipur/))
  await waitFor(async () => expect((await box(/Jaipur/)).checked).toBe(false))
  expect(network.callsTo(takeOutOfSavedList)).toHaveLength(1)
})

test('makes a list with the thing in it', async () => {
  const replies = [[], [{ ...gifts, holds: true, count: 1 }]]
  const { network, tracked } = await open([
    answer(mySavedLists, () => ({ data: replies.shift() })),
    answer(createSavedList, { data: { listId: '7', name: 'Diwali gifts', isNew: true } }),
  ])
  await userEvent.type(await screen.findByLabelText('Name your first list'), 'Diwali gifts{Enter}')
  expect((await box(/Diwali gifts/)).checked).toBe(true)
  expect(network.callsTo(createSavedList)[0]?.body).toEqual({ name: 'Diwali gifts', thing: item })
  expect(tracked[0]).toEqual(['SAVED_LIST_CREATED', {}])
  expect(screen.getByLabelText<HTMLInputElement>('New list').value).toBe('')
})

test('shows why the server refuses and leaves the box as it was', async () => {
  await open([
    answer(mySavedLists, { data: [gifts] }),
    answer(putInSavedList, refuse(409, 'conflict', 'This list is full: it has 200 things.')),
  ])
  await userEvent.click(await box(/Diwali gifts/))
  expect(await screen.findByText('This list is full: it has 200 things.')).toBeTruthy()
  await waitFor(async () => expect((await box(/Diwali gifts/)).checked).toBe(false))
})

test('closes on Done', async () => {
  await open([answer(mySavedLists, { data: [gifts] })])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

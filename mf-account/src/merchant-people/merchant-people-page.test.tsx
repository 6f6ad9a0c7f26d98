import {
  changeOwner,
  inviteColleague,
  type OwnPeople,
  ownPeople,
  removeColleague,
} from '@nukkad/contracts/endpoints/merchants/own-people'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { givenPeople } from '../parts/team/team.given.ts'
import { screen } from './merchant-people-page.tsx'

const imran = {
  id: '13',
  name: 'Imran Khan',
  email: 'imran@example.in',
  since: '2026-11-29T10:00:00.000Z',
  isOwner: false,
}
const [farida] = givenPeople().people
const people = (parts: Partial<OwnPeople> = {}): OwnPeople => {
  const { merchant, invitations, changed } = givenPeople()
  const both = farida ? [farida, imran] : []
  return { merchant, invitations, changed, people: both, me: '12', isOwner: true, ...parts }
}
const open = (data = people(), answers: Parameters<typeof answer>[] = []) =>
  renderScreen(screen, {
    path: '/merchant/people',
    user: merchantUser,
    answers: [answer(ownPeople, { data }), ...answers.map((given) => answer(...given))],
  })

test('an owner invites a colleague by email', async () => {
  const { network } = await open(people(), [[inviteColleague, { data: people() }]])
  await userEvent.type(await page.findByLabelText('Email'), 'zoya@example.in')
  await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }))

  await waitFor(() => expect(network.callsTo(inviteColleague)[0]?.body).toEqual({ email: 'zoya@example.in' }))
})

test('an owner makes a colleague an owner, or removes them after a question', async () => {
  const { network } = await open(people(), [
    [changeOwner, { data: people({ people: [farida, { ...imran, isOwner: true }].flatMap((one) => one ?? []) }) }],
    [removeColleague, { data: { hasLeft: false } }],
  ])
  await userEvent.click(await page.findByRole('button', { name: /^Make Imran Khan an owner/ }))
  expect(await page.findByRole('button', { name: /^Imran Khan is no owner any more/ })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: /^Remove Imran Khan/ }))
  const dialog = within(await page.findByRole('dialog', { name: 'Remove Imran Khan?' }))
  expect(network.callsTo(removeColleague)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))

  await waitFor(() => expect(network.callsTo(removeColleague)).toHaveLength(1))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

test('a colleague sees who acts for the shop, and can only leave', async () => {
  await open(people({ me: '13', isOwner: false }))

  expect(await page.findByText('Imran Khan')).toBeTruthy()
  expect(page.getByText(/Farida Khan can invite and remove people/)).toBeTruthy()
  expect(page.queryByRole('button', { name: /Remove|owner|Send/ })).toBeNull()
  expect(page.getByRole('button', { name: 'Leave Farida Prints' })).toBeTruthy()
})

test('the only owner is told to name another before leaving', async () => {
  await open()

  expect(await page.findByText(/make somebody else an owner first/)).toBeTruthy()
  expect(page.queryByRole('button', { name: /^Leave/ })).toBeNull()
})

test('says why somebody cannot be removed', async () => {
  await open(people(), [
    [removeColleague, refuse(404, 'not_found', 'This person does not act for your shop any more.')],
  ])
  await userEvent.click(await page.findByRole('button', { name: /^Remove Imran Khan/ }))
  await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Remove' }))

  expect(await page.findByText('This person does not act for your shop any more.')).toBeTruthy()
})

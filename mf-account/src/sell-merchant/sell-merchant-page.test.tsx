import {
  inviteToMerchant,
  merchantPeople,
  removeMerchantPerson,
  sendInvitationAgain,
  withdrawInvitation,
} from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { editorUser, givenPeople } from '../parts/team/team.given.ts'
import { screen } from './sell-merchant-page.tsx'

const invited = {
  id: 4,
  email: 'imran@example.in',
  by: 'Meera',
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  isExpired: true,
  isUndeliverable: false,
}
const open = (people = givenPeople(), answers: Parameters<typeof answer>[] = []) =>
  renderScreen(screen, {
    path: '/sell/merchants/farida-prints',
    user: editorUser,
    answers: [answer(merchantPeople, { data: people }), ...answers.map((given) => answer(...given))],
  })

test('invites somebody by email', async () => {
  const { network } = await open(givenPeople(), [[inviteToMerchant, { data: givenPeople({ invitations: [invited] }) }]])
  await userEvent.type(await page.findByLabelText('Email'), 'imran@example.in')
  await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }))

  expect(await page.findByText('imran@example.in')).toBeTruthy()
  expect(network.callsTo(inviteToMerchant)[0]?.body).toEqual({ email: 'imran@example.in' })
  expect(page.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})

test('says at the field why an address cannot be invited', async () => {
  await open(givenPeople(), [
    [inviteToMerchant, refuse(409, 'conflict', 'It belongs to the Nukkad team.', { email: 'cannot be invited' })],
  ])
  await userEvent.type(await page.findByLabelText('Email'), 'yamini@nukkad.test')
  await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }))

  expect(await page.findByText('It belongs to the Nukkad team.')).toBeTruthy()
})

test('asks before the last account is removed, and confirms that it is the last', async () => {
  const { network } = await open(givenPeople(), [[removeMerchantPerson, { data: givenPeople({ people: [] }) }]])
  await userEvent.click(await page.findByRole('button', { name: 'Remove Farida Khan' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Remove Farida Khan?' }))
  expect(dialog.getByText(/This is the last account/)).toBeTruthy()
  expect(network.callsTo(removeMerchantPerson)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))

  expect(await page.findByText(/Nobody acts for Farida Prints/)).toBeTruthy()
  expect(network.callsTo(removeMerchantPerson)[0]?.body).toEqual({ isLast: true })
})

test('sends an expired invitation again', async () => {
  const again = { ...invited, isExpired: false }
  await open(givenPeople({ invitations: [invited] }), [
    [sendInvitationAgain, { data: givenPeople({ invitations: [again] }) }],
  ])
  expect(await page.findByText('Expired')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Send again to imran@example.in' }))

  expect(await page.findByText(/works until/)).toBeTruthy()
  expect(page.queryByText('Expired')).toBeNull()
})

test('keeps the focus in the list when an invitation is withdrawn, and leaves it at the heading after the last', async () => {
  const other = { ...invited, id: 5, email: 'zoya@example.in' }
  const { network } = await open(givenPeople({ invitations: [invited, other] }), [
    [withdrawInvitation, { data: givenPeople({ invitations: [other] }) }],
  ])
  await userEvent.click(await page.findByRole('button', { name: 'Withdraw the invitation of imran@example.in' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Send again to zoya@example.in' })),
  )
  network.answer(withdrawInvitation, { data: givenPeople() })
  await userEvent.click(page.getByRole('button', { name: 'Withdraw the invitation of zoya@example.in' }))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('heading', { name: 'People' })))
})

test('moves the focus to the row in its place when somebody is removed', async () => {
  const { people } = givenPeople()
  const [first] = people
  if (!first) throw new Error('nobody')
  const other = { ...first, id: '77', name: 'Zoya Khan', email: 'zoya@example.in' }
  await open(givenPeople({ people: [first, other] }), [
    [removeMerchantPerson, { data: givenPeople({ people: [other] }) }],
  ])
  await userEvent.click(await page.findByRole('button', { name: `Remove ${first.name}` }))
  const dialog = within(await page.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('button', { name: 'Remove Zoya Khan' })))
})

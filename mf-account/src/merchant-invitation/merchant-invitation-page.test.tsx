import {
  acceptInvitation,
  type OpenInvitation,
  openInvitation,
} from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-invitation-page.tsx'

const path = '/merchant-signin/invitation'
const token = 'a'.repeat(43)
const session = {
  user: aUser(merchantUser),
  jwt_token: { access_token: 'maker-token', expiresAt: Date.now() + 3_600_000 },
  cartId: null,
  created: true,
}
const invitation = (parts: Partial<OpenInvitation> = {}): { data: OpenInvitation } => ({
  data: {
    merchant: { slug: 'farida-prints', name: 'Farida Prints' },
    email: 'farida@example.in',
    hasAccount: false,
    isCaller: false,
    needsPassword: true,
    hindrance: null,
    ...parts,
  },
})
const open = (parts: Partial<OpenInvitation> = {}, user?: { email: string }) =>
  renderScreen(screen, {
    path: `${path}#invitation=${token}`,
    ...(user && { user }),
    answers: [answer(openInvitation, invitation(parts)), answer(acceptInvitation, { data: session })],
  })

test('takes a name and a password and opens the back office; the token leaves the address', async () => {
  const { network, path: here, host, tracked } = await open()
  expect(await page.findByRole('heading', { name: 'Sell on Nukkad as Farida Prints' })).toBeTruthy()
  expect(here()).toBe(path)

  await userEvent.click(page.getByRole('button', { name: 'Open the back office' }))
  expect(page.getByText('Enter your first name.')).toBeTruthy()
  await userEvent.type(page.getByLabelText('Your first name'), 'Farida')
  await userEvent.type(page.getByLabelText('Password'), 'indigo and madder')
  await userEvent.click(page.getByRole('button', { name: 'Open the back office' }))

  await waitFor(() => expect(here()).toBe('/merchant'))
  expect(network.callsTo(acceptInvitation)[0]?.body).toEqual({
    token,
    firstName: 'Farida',
    password: 'indigo and madder',
  })
  expect(host.session.state$.value.user?.role).toBe('merchant')
  expect(tracked).toEqual([['MERCHANT_SIGNED_IN', {}]])
})

test('lets the owner of an account sign in first', async () => {
  const { host } = await open({ hasAccount: true })
  const asked: unknown[] = []
  host.bus.handle().answer('sign-in', ({ reason }) => void asked.push(reason))
  await userEvent.click(await page.findByRole('button', { name: 'Sign in' }))

  expect(asked).toEqual(['Sign in as farida@example.in to accept the invitation.'])
  expect(page.queryByRole('button', { name: 'Open the back office' })).toBeNull()
})

test('asks the owner of an account for nothing more', async () => {
  const { network } = await open(
    { hasAccount: true, isCaller: true, needsPassword: false },
    { email: 'farida@example.in' },
  )
  await userEvent.click(await page.findByRole('button', { name: 'Open the back office' }))

  await waitFor(() => expect(network.callsTo(acceptInvitation)[0]?.body).toEqual({ token }))
})

test('tells somebody else whose invitation it is', async () => {
  await open({ hasAccount: true }, { email: 'asha@example.in' })

  expect(await page.findByText(/You are signed in as asha@example.in/)).toBeTruthy()
  expect(page.getByRole('button', { name: 'Log out' })).toBeTruthy()
})

test('says why an account cannot accept', async () => {
  await open(
    { hasAccount: true, isCaller: true, hindrance: 'This email address belongs to the Nukkad team.' },
    { email: 'm@n.in' },
  )

  expect(await page.findByText('This email address belongs to the Nukkad team.')).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Open the back office' })).toBeNull()
})

test('explains a link that was used, and one without a token', async () => {
  await renderScreen(screen, {
    path: `${path}#invitation=${token}`,
    answers: [answer(openInvitation, refuse(400, 'bad_request', 'This invitation was used.'))],
  })
  expect(await page.findByText('This invitation was used.')).toBeTruthy()
  await renderScreen(screen, { path, answers: [] })
  expect(await page.findByText('Open the link of the email that invited you.')).toBeTruthy()
})

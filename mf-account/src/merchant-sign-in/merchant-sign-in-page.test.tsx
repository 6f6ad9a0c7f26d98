import { merchantForgot, merchantSignIn } from '@nukkad/contracts/endpoints/merchants/merchant'
import { resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-sign-in-page.tsx'

const path = '/merchant-signin'
const session = {
  user: aUser(merchantUser),
  jwt_token: { access_token: 'maker-token', expiresAt: Date.now() + 3_600_000 },
  cartId: null,
  created: false,
}

async function signIn(password: string) {
  await userEvent.type(page.getByLabelText('Email'), merchantUser.email)
  await userEvent.type(page.getByLabelText('Password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
}

describe('the merchant sign-in', () => {
  test('redirects to the requested page of the back office', async () => {
    const {
      path: here,
      host,
      tracked,
    } = await renderScreen(screen, {
      path: `${path}?next=%2Fmerchant-orders%3Fgroup%3Dwaiting`,
      answers: [answer(merchantSignIn, { data: session })],
    })

    await signIn('indigo and madder')

    await waitFor(() => expect(here()).toBe('/merchant-orders?group=waiting'))
    expect(host.session.state$.value.user?.role).toBe('merchant')
    expect(tracked.map(([name]) => name)).toEqual(['MERCHANT_SIGNED_IN'])
  })

  test('never redirects outside the back office', async () => {
    const { path: here } = await renderScreen(screen, {
      path: `${path}?next=%2F%2Fevil.in`,
      answers: [answer(merchantSignIn, { data: session })],
    })

    await signIn('indigo and madder')

    await waitFor(() => expect(here()).toBe('/merchant'))
  })

  test('shows the error at its field and keeps the typed text', async () => {
    await renderScreen(screen, {
      path,
      answers: [answer(merchantSignIn, refuse(401, 'unauthorized', 'Does not match the registered password'))],
    })

    await signIn('wrong')

    expect(await page.findByText('Does not match the registered password')).toBeTruthy()
    expect(page.getByLabelText('Email')).toHaveProperty('value', merchantUser.email)
  })

  test('tells shoppers that theirs is not a merchant account', async () => {
    await renderScreen(screen, {
      path,
      answers: [answer(merchantSignIn, refuse(403, 'forbidden', 'This is a shopper’s account.'))],
    })

    await signIn('anything')

    expect(await page.findByText('This is a shopper’s account.')).toBeTruthy()
  })

  test('requests a password reset link and says that it is on its way', async () => {
    const { network } = await renderScreen(screen, { path, answers: [answer(merchantForgot, { data: { ok: true } })] })
    await userEvent.click(page.getByRole('button', { name: 'Forgot your password?' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Choose a new password' }))

    await userEvent.type(dialog.getByLabelText('Email'), merchantUser.email)
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a link' }))

    expect(await dialog.findByText(/a link is on its way/)).toBeTruthy()
    expect(network.callsTo(merchantForgot)[0]?.body).toEqual({ email: merchantUser.email })
  })

  test('removes the mailed token from the URL and sets the new password with it', async () => {
    const { network, path: here } = await renderScreen(screen, {
      path: `${path}#reset-password=a-token-of-the-mail`,
      answers: [answer(resetPassword, { data: { ok: true } })],
    })
    const dialog = within(await page.findByRole('dialog', { name: 'Choose a new password' }))
    await waitFor(() => expect(here()).toBe(path))

    await userEvent.type(dialog.getByLabelText('Password'), 'chandni chowk at six')
    await userEvent.click(dialog.getByRole('button', { name: 'Save password' }))

    expect(await page.findByText('Your new password is set. Sign in with it.')).toBeTruthy()
    expect(network.callsTo(resetPassword)[0]?.body).toMatchObject({ token: 'a-token-of-the-mail' })
  })
})

import { forgotPassword, signIn, signUp } from '@nukkad/contracts/endpoints/people/auth'
import { phoneSignInCode, phoneSignInVerify, phoneStartFresh } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import { answer, refuse } from '@nukkad/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field, givenSession, openSignIn as open, press, tab, type } from './sign-in.given.ts'

describe('password sign-in', () => {
  async function signInWith(refusal: object) {
    const shown = await open([answer(signIn, refusal)])
    await type('Mobile number or email', 'asha@example.in')
    await tab('Password')
    await type('Password', 'chandni chowk')
    await press('Sign in')
    return shown
  }

  test.each([
    ['Email', 'This email address is not registered'],
    ['Password', 'Does not match the registered password'],
  ])('shows at the field %s the message "%s", and tracks the error', async (label, text) => {
    const { tracked } = await signInWith(refuse(401, 'unauthorized', text))
    const problem = await screen.findByText(text)
    expect(field(label).getAttribute('aria-describedby')).toContain(problem.id)
    expect(field('Password')).toHaveProperty('value', 'chandni chowk')
    expect(tracked.filter(([name]) => name === 'VALIDATION_ERROR')).toEqual([
      ['VALIDATION_ERROR', { form: 'password' }],
    ])
  })

  test('shows a general message for any other refusal', async () => {
    const { tracked } = await signInWith(refuse(400, 'bad_request', 'body/username must match pattern'))
    expect(await screen.findByText('We could not sign you in. Check what you typed and try again.')).toBeTruthy()
    expect(tracked.map(([name]) => name)).not.toContain('VALIDATION_ERROR')
  })

  test('says to check the connection when there is no answer', async () => {
    await signInWith(refuse(0))
    expect(await screen.findByText(/Check your connection/)).toBeTruthy()
  })

  test('sends the reset link to the email already typed', async () => {
    const { network } = await open([answer(forgotPassword, { data: { ok: true } })])
    await type('Mobile number or email', 'asha@example.in')
    await tab('Password')
    await press('Forgot your password?')
    await press('Send me a link')

    expect(await screen.findByText(/If asha@example.in has an account/)).toBeTruthy()
    expect(network.callsTo(forgotPassword)[0]?.body).toEqual({ email: 'asha@example.in' })
  })
})

describe('sign-in with a texted code', () => {
  const texted = answer(phoneSignInCode, { data: { resendAfterSeconds: 30, expiresInSeconds: 300 } })
  async function askByPhone(typed = '098765 43210') {
    await type('Mobile number or email', typed)
    await press('Send me a code')
    return screen.findByLabelText('Your code')
  }

  test('accepts a phone number with spaces in the same field and signs in', async () => {
    const { network, notices } = await open([
      texted,
      answer(phoneSignInVerify, { data: { session: givenSession().data, fresh: null } }),
    ])
    await userEvent.type(await askByPhone(), '123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.callsTo(phoneSignInVerify)[0]?.body).toEqual({ phone: '098765 43210', otp: '123456' })
    expect(notices[0]?.text).toBe('Good to see you, Asha.')
  })

  test('shows at the field that the server rejects the number', async () => {
    await open([
      answer(phoneSignInCode, refuse(400, 'validation', 'We cannot send texts to that country.', { phone: 'x' })),
    ])
    await type('Mobile number or email', '+1 202 555 0143')
    await press('Send me a code')
    expect(await screen.findByText('We cannot send texts to that country.')).toBeTruthy()
    expect(field('Mobile number or email')).toHaveProperty('value', '+1 202 555 0143')
  })

  test('offers a new account or email sign-in for a long-idle number instead of opening an account', async () => {
    const { network } = await open([
      texted,
      answer(phoneSignInVerify, { data: { session: null, fresh: 'a-token-for-a-new-account' } }),
      answer(phoneStartFresh, givenSession({ created: true, cartId: null })),
    ])
    await userEvent.type(await askByPhone(), '123456')
    expect(await screen.findByText(/numbers change hands/)).toBeTruthy()
    await press('Sign in with my email')
    expect(field('Mobile number or email')).toBeTruthy()

    await press('Send me a code')
    await userEvent.type(await screen.findByLabelText('Your code'), '123456')
    await userEvent.click(await screen.findByRole('button', { name: 'Create a new account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.callsTo(phoneStartFresh)[0]?.body).toEqual({ token: 'a-token-for-a-new-account' })
  })
})

describe('sign-up', () => {
  async function fillIn() {
    await tab('New here')
    await type('First name', 'Asha')
    await type('Email', 'asha@example.in')
    await type('Password', 'chandni chowk')
    await press('Create my account')
  }

  test('opens the account and greets the user', async () => {
    const { notices, network } = await open([answer(signUp, givenSession({ created: true, cartId: null }))])
    await fillIn()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices[0]?.text).toBe('Welcome to Nukkad, Asha.')
    expect(network.callsTo(signUp)[0]?.body).toMatchObject({ firstName: 'Asha', lastName: '' })
  })

  test('says that the email is already registered and offers to sign in with it', async () => {
    await open([answer(signUp, refuse(409, 'conflict', 'ValidationError: This email is registered already'))])
    await fillIn()

    expect(await screen.findByText('This email is registered already')).toBeTruthy()
    await press('Sign in with this email')
    expect(field('Email')).toHaveProperty('value', 'asha@example.in')
    expect(screen.getByRole('tab', { name: 'Password' }).getAttribute('aria-selected')).toBe('true')
  })
})

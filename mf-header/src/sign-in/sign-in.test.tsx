import {
  forgotPassword,
  otpSignIn,
  otpVerify,
  phoneSignInCode,
  phoneSignInVerify,
  phoneStartFresh,
  signIn,
  signUp,
} from '@nukkad/contracts/endpoints/people/auth'
import { type Answer, answer, aUser, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

const session = (parts: { created?: boolean; cartId?: string | null } = {}) => ({
  data: {
    user: aUser(),
    jwt_token: { access_token: 'fresh', expiresAt: Date.now() + 900_000 },
    cartId: parts.cartId === undefined ? '41' : parts.cartId,
    created: parts.created ?? false,
  },
})
const sent = answer(otpSignIn, { data: { resendAfterSeconds: 30, expiresInSeconds: 300 } })

async function open(answers: Answer[], options: { path?: string; cartId?: string; returnTo?: string } = {}) {
  const { returnTo, ...rest } = options
  const shown = await renderFixture(dialogs, { path: '/shop', ...rest, answers })
  await act(async () => shown.host.bus.request('sign-in', { reason: 'Sign in to buy.', returnTo }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  return shown
}

// The panel of a tab is labelled by the tab, which may be called as a field is.
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })
const type = (label: string, text: string) => userEvent.type(field(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

async function askForCode() {
  await type('Mobile number or email', 'asha@example.in')
  await press('Send me a code')
  return screen.findByLabelText('Your code')
}

test('nothing is there until a page asks', async () => {
  const { element } = await renderFixture(dialogs, { path: '/shop' })
  expect(element.textContent).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('with a one-time code', () => {
  test('a pasted code signs in, brings the guest’s bag along and closes', async () => {
    const { network, host, local, notices } = await open([sent, answer(otpVerify, session())], { cartId: 'guest1' })
    const started = jest.fn()
    host.bus.on('session.started', started)

    const code = await askForCode()
    expect(document.activeElement).toBe(code)
    await userEvent.paste('Your code: 123 456')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.callsTo(otpVerify)[0]?.body).toEqual({ email: 'asha@example.in', otp: '123456', cartId: 'guest1' })
    expect(local.getItem('cartId')).toBe('41')
    expect(started).toHaveBeenCalledWith({ userId: '101', created: false, method: 'otp' })
    expect(notices[0]?.text).toBe('Good to see you, Asha.')
  })

  test('six digits are asked about once, however quick the tap that follows, and not again once refused', async () => {
    const { network } = await open([sent, answer(otpVerify, refuse(401, 'unauthorized', 'That code is not right.'))])
    const code = await askForCode()
    await userEvent.type(code, '111111')
    const button = screen.getByRole('button', { name: 'Sign in' })
    fireEvent.click(button)
    expect(await screen.findByText('That code is not right.')).toBeTruthy()
    await userEvent.click(button)
    expect(network.callsTo(otpVerify)).toHaveLength(1)
    expect(screen.getByText('That code is not right.')).toBeTruthy()
  })

  test('a wrong code is said at the field and can be corrected', async () => {
    const { network } = await open([sent, answer(otpVerify, refuse(401, 'unauthorized', 'That code is not right.'))])
    const code = await askForCode()
    await userEvent.type(code, '111111')
    expect(await screen.findByText('That code is not right.')).toBeTruthy()
    expect(code).toHaveProperty('value', '111111')

    network.answer(otpVerify, session())
    await userEvent.type(code, '123456', { initialSelectionStart: 0, initialSelectionEnd: 6 })

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a new code can be asked for after thirty seconds', async () => {
    const now = jest.spyOn(Date, 'now')
    const { network } = await open([sent])
    await askForCode()
    expect(screen.getByText(/A new code in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()

    now.mockReturnValue(performance.timeOrigin + performance.now() + 31_000)
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 3000 }))
    now.mockRestore()

    expect(network.callsTo(otpSignIn)).toHaveLength(2)
  })

  test('a slip in the address is said before anything is sent', async () => {
    const { network } = await open([sent])
    await type('Mobile number or email', 'asha@example')
    await press('Send me a code')
    expect(screen.getByText('That does not look like an email address.')).toBeTruthy()
    expect(network.calls).toHaveLength(0)
  })

  test('too many tries are said as the server says them', async () => {
    await open([answer(otpSignIn, refuse(429, 'too_many_requests', 'Too many codes. Try again in 20 minutes.'))])
    await type('Mobile number or email', 'asha@example.in')
    await press('Send me a code')
    expect((await screen.findByText('Too many codes. Try again in 20 minutes.')).getAttribute('role')).toBe('alert')
  })
})

describe('with a password', () => {
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
  ])('the field %s says "%s"', async (label, text) => {
    await signInWith(refuse(401, 'unauthorized', text))
    const problem = await screen.findByText(text)
    expect(field(label).getAttribute('aria-describedby')).toContain(problem.id)
    expect(field('Password')).toHaveProperty('value', 'chandni chowk')
  })

  test('any other refusal is said in general', async () => {
    await signInWith(refuse(400, 'bad_request', 'body/username must match pattern'))
    expect(await screen.findByText('We could not sign you in. Check what you typed and try again.')).toBeTruthy()
  })

  test('no answer is said as such', async () => {
    await signInWith(refuse(0))
    expect(await screen.findByText(/Check your connection/)).toBeTruthy()
  })

  test('a forgotten one is asked for with the address already typed', async () => {
    const { network } = await open([answer(forgotPassword, { data: { ok: true } })])
    await type('Mobile number or email', 'asha@example.in')
    await tab('Password')
    await press('Forgot your password?')
    await press('Send me a link')

    expect(await screen.findByText(/If asha@example.in has an account/)).toBeTruthy()
    expect(network.callsTo(forgotPassword)[0]?.body).toEqual({ email: 'asha@example.in' })
  })
})

describe('with a code by text', () => {
  const texted = answer(phoneSignInCode, { data: { resendAfterSeconds: 30, expiresInSeconds: 300 } })
  async function askByPhone(typed = '098765 43210') {
    await type('Mobile number or email', typed)
    await press('Send me a code')
    return screen.findByLabelText('Your code')
  }

  test('the same field takes a phone as people write it, and signs in', async () => {
    const { network, notices } = await open([
      texted,
      answer(phoneSignInVerify, { data: { session: session().data, fresh: null } }),
    ])
    await userEvent.type(await askByPhone(), '123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.callsTo(phoneSignInVerify)[0]?.body).toEqual({ phone: '098765 43210', otp: '123456' })
    expect(notices[0]?.text).toBe('Good to see you, Asha.')
  })

  test('a number that the server can’t take is said at the field', async () => {
    await open([
      answer(phoneSignInCode, refuse(400, 'validation', 'We send no texts to that country.', { phone: 'x' })),
    ])
    await type('Mobile number or email', '+1 202 555 0143')
    await press('Send me a code')
    expect(await screen.findByText('We send no texts to that country.')).toBeTruthy()
    expect(field('Mobile number or email')).toHaveProperty('value', '+1 202 555 0143')
  })

  test('a number that was idle for long opens no account by itself: one begins afresh or comes by mail', async () => {
    const { network } = await open([
      texted,
      answer(phoneSignInVerify, { data: { session: null, fresh: 'a-token-for-a-new-account' } }),
      answer(phoneStartFresh, session({ created: true, cartId: null })),
    ])
    await userEvent.type(await askByPhone(), '123456')
    expect(await screen.findByText(/numbers change hands/)).toBeTruthy()
    await press('Sign in with my email')
    expect(field('Mobile number or email')).toBeTruthy()

    await press('Send me a code')
    await userEvent.type(await screen.findByLabelText('Your code'), '123456')
    await userEvent.click(await screen.findByRole('button', { name: 'Begin a new account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.callsTo(phoneStartFresh)[0]?.body).toEqual({ token: 'a-token-for-a-new-account' })
  })
})

describe('a new account', () => {
  async function fillIn() {
    await tab('New here')
    await type('First name', 'Asha')
    await type('Email', 'asha@example.in')
    await type('Password', 'chandni chowk')
    await press('Open my account')
  }

  test('is opened and greeted', async () => {
    const { notices, network } = await open([answer(signUp, session({ created: true, cartId: null }))])
    await fillIn()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices[0]?.text).toBe('Welcome to Nukkad, Asha.')
    expect(network.callsTo(signUp)[0]?.body).toMatchObject({ firstName: 'Asha', lastName: '' })
  })

  test('that exists already is said without the prefix, and leads to signing in', async () => {
    await open([answer(signUp, refuse(409, 'conflict', 'ValidationError: This email is registered already'))])
    await fillIn()

    expect(await screen.findByText('This email is registered already')).toBeTruthy()
    await press('Sign in with this email')
    expect(field('Email')).toHaveProperty('value', 'asha@example.in')
    expect(screen.getByRole('tab', { name: 'Password' }).getAttribute('aria-selected')).toBe('true')
  })
})

describe('afterwards', () => {
  async function signInFrom(options: { path: string; returnTo?: string }) {
    const shown = await open([sent, answer(otpVerify, session())], options)
    await askForCode()
    await userEvent.paste('123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return shown.path()
  }

  test('the bag goes on to its checkout', async () => {
    expect(await signInFrom({ path: '/shop/1777/cart' })).toBe('/shop/w/41/checkout')
  })

  test('a screen that asked gets its visitor where it said', async () => {
    expect(await signInFrom({ path: '/shop', returnTo: '/shop/orderhistory' })).toBe('/shop/orderhistory')
  })

  test('nobody is led to another site', async () => {
    expect(await signInFrom({ path: '/shop', returnTo: '//evil.in/shop' })).toBe('/')
  })
})

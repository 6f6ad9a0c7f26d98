import { otpSignIn, otpVerify } from '@nukkad/contracts/endpoints/people/auth'
import { answer, aUser, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'
import { givenSession, openSignIn as open, press, codeSent as sent, type } from './sign-in.given.ts'

async function askForCode() {
  await type('Mobile number or email', 'asha@example.in')
  await press('Send me a code')
  return screen.findByLabelText('Your code')
}

test('renders nothing until a page requests sign-in', async () => {
  const { element } = await renderFixture(dialogs, { path: '/shop' })
  expect(element.textContent).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('goes on without a dialog when the visitor turns out to be signed in', async () => {
  const { host } = await renderFixture(dialogs, { path: '/shop' })
  const started = jest.fn()
  host.bus.on('session.started', started)
  await act(async () => {
    host.session.state$.next({ status: 'unknown', user: null })
    host.bus.request('sign-in', { reason: 'Sign in to follow Meera.' })
  })
  expect(started).not.toHaveBeenCalled()

  await act(async () => host.session.state$.next({ status: 'user', user: aUser() }))

  expect(started.mock.calls).toEqual([[{ userId: '101', created: false, method: 'earlier' }]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('sign-in with a one-time code', () => {
  test('signs in with a pasted code, brings the guest’s cart along and closes', async () => {
    const { network, host, local, notices, tracked } = await open([sent, answer(otpVerify, givenSession())], {
      cartId: 'guest1',
    })
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
    expect(tracked.filter(([name]) => name === 'SIGNIN_SUCCESS')).toEqual([['SIGNIN_SUCCESS', { method: 'otp' }]])
  })

  test('verifies six digits only once, and not again once they are refused', async () => {
    const { network } = await open([sent, answer(otpVerify, refuse(401, 'unauthorized', 'This code is not correct.'))])
    const code = await askForCode()
    await userEvent.type(code, '111111')
    const button = screen.getByRole('button', { name: 'Sign in' })
    fireEvent.click(button)
    expect(await screen.findByText('This code is not correct.')).toBeTruthy()
    await userEvent.click(button)
    expect(network.callsTo(otpVerify)).toHaveLength(1)
    expect(screen.getByText('This code is not correct.')).toBeTruthy()
  })

  test('shows a wrong code at the field and lets it be corrected', async () => {
    const { network, tracked } = await open([
      sent,
      answer(otpVerify, refuse(401, 'unauthorized', 'This code is not correct.')),
    ])
    const code = await askForCode()
    await userEvent.type(code, '111111')
    expect(await screen.findByText('This code is not correct.')).toBeTruthy()
    expect(code).toHaveProperty('value', '111111')
    expect(tracked.filter(([name]) => name === 'VALIDATION_ERROR')).toEqual([['VALIDATION_ERROR', { form: 'otp' }]])

    network.answer(otpVerify, givenSession())
    await userEvent.type(code, '123456', { initialSelectionStart: 0, initialSelectionEnd: 6 })

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('asks for the code when the answer was lost and the server says that one is on its way', async () => {
    const { network } = await open([answer(otpSignIn, refuse(0)), answer(otpVerify, givenSession())])
    await type('Mobile number or email', 'asha@example.in')
    await press('Send me a code')
    expect(await screen.findByText(/Check your connection/)).toBeTruthy()

    network.answer(otpSignIn, refuse(429, 'too_many_requests', 'Please wait 28 seconds.'))
    await press('Send me a code')
    await userEvent.type(await screen.findByLabelText('Your code'), '123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says to wait when codes were asked for too often', async () => {
    await open([answer(otpSignIn, refuse(429, 'too_many_requests', 'Please wait 28 seconds.'))])
    await type('Mobile number or email', 'asha@example.in')
    await press('Send me a code')
    expect(await screen.findByText('Please wait 28 seconds.')).toBeTruthy()
    await press('Send me a code')
    expect(screen.queryByLabelText('Your code')).toBeNull()
  })

  test('offers a new code after thirty seconds', async () => {
    const now = jest.spyOn(Date, 'now')
    const { network } = await open([sent])
    await askForCode()
    expect(screen.getByText(/New code in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()

    now.mockReturnValue(performance.timeOrigin + performance.now() + 31_000)
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 3000 }))
    now.mockRestore()

    expect(network.callsTo(otpSignIn)).toHaveLength(2)
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Your code'))
  })

  test('rejects a malformed email before sending anything', async () => {
    const { network } = await open([sent])
    await type('Mobile number or email', 'asha@example')
    await press('Send me a code')
    expect(screen.getByText('This does not look like an email address.')).toBeTruthy()
    expect(network.calls).toHaveLength(0)
  })

  test('shows the server’s message when there were too many attempts', async () => {
    await open([answer(otpSignIn, refuse(429, 'too_many_requests', 'Too many codes. Try again in 20 minutes.'))])
    await type('Mobile number or email', 'asha@example.in')
    await press('Send me a code')
    expect((await screen.findByText('Too many codes. Try again in 20 minutes.')).getAttribute('role')).toBe('alert')
  })
})

describe('redirect after sign-in', () => {
  async function signInFrom(options: { path: string; returnTo?: string }) {
    const shown = await open([sent, answer(otpVerify, givenSession())], options)
    await askForCode()
    await userEvent.paste('123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return shown.path()
  }

  test('goes from the cart to its checkout', async () => {
    expect(await signInFrom({ path: '/shop/1777/cart' })).toBe('/shop/w/41/checkout')
  })

  test('goes to the address that the requesting screen named', async () => {
    expect(await signInFrom({ path: '/shop', returnTo: '/shop/orderhistory' })).toBe('/shop/orderhistory')
  })

  test('never leads to another site', async () => {
    expect(await signInFrom({ path: '/shop', returnTo: '//evil.in/shop' })).toBe('/')
  })
})

import { googleNonce, googleSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { type Answer, answer, aUser, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../../dialogs.tsx'
import type { GoogleId } from '../../parts/google-script.ts'

type Options = Parameters<GoogleId['initialize']>[0]

/** A script is loaded once per page; each test uses its own address. */
let settings = { google: { clientId: 'a-client', scriptUrl: '' } }
let count = 0
beforeEach(() => {
  count += 1
  settings = { google: { clientId: 'a-client', scriptUrl: `https://accounts.example/gsi/client?${count}` } }
})
const nonce = answer(googleNonce, { data: { nonce: 'once' } })
const session = (created: boolean) =>
  answer(googleSignIn, {
    data: {
      user: aUser({ cartId: '77' }),
      jwt_token: { access_token: 't', expiresAt: Date.now() + 60_000 },
      cartId: '77',
      created,
    },
  })

/** Stands in for the provider's script; `asked` records what the page requested. */
function provide() {
  const asked: { options?: Options; prompted: number; autoOff: number } = { prompted: 0, autoOff: 0 }
  const id: GoogleId = {
    initialize(options) {
      asked.options = options
    },
    renderButton(parent) {
      const button = Object.assign(document.createElement('button'), { textContent: 'Continue with Google' })
      button.onclick = () => asked.options?.callback({ credential: 'a.signed.token' })
      parent.replaceChildren(button)
    },
    prompt() {
      asked.prompted += 1
    },
    cancel() {},
    disableAutoSelect() {
      asked.autoOff += 1
    },
  }
  Object.defineProperty(window, 'google', { configurable: true, value: { accounts: { id } } })
  return asked
}
/** Scripts do not run here; this dispatches their load or error event. */
async function scriptComes(how: 'load' | 'error' = 'load') {
  const [script] = await waitFor(() => {
    const found = document.head.querySelectorAll(`script[src="${settings.google.scriptUrl}"]`)
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  if (script) fireEvent(script, new Event(how))
}
afterEach(() => {
  Reflect.deleteProperty(window, 'google')
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

async function open(answers: Answer[], told: object = settings) {
  const shown = await renderFixture(dialogs, { path: '/delhi', cartId: 'b'.repeat(32), settings: told, answers })
  await act(async () => shown.host.bus.request('sign-in', { reason: '' }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  return shown
}

describe('Google sign-in button', () => {
  test('is not shown and loads no script when no client is configured', async () => {
    await open([], { google: null })
    expect(document.head.querySelector('script')).toBeNull()
  })

  test('leaves the other sign-in methods usable when the script fails to load', async () => {
    await open([nonce])
    await scriptComes('error')
    await waitFor(() => expect(screen.queryByText('or')).toBeNull())
    expect(screen.getByRole('tab', { name: 'One-time code' })).toBeTruthy()
  })

  test('signs in with a server nonce and the guest’s cart and publishes session.started', async () => {
    const asked = provide()
    const { host, local, network, notices, tracked } = await open([nonce, session(true)])
    await scriptComes()
    const heard = jest.fn()
    host.bus.on('session.started', heard)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ userId: '101', created: true, method: 'google' }))
    expect(asked.options).toMatchObject({ client_id: 'a-client', nonce: 'once', auto_select: false })
    expect(network.callsTo(googleSignIn)[0]?.body).toEqual({ credential: 'a.signed.token', cartId: 'b'.repeat(32) })
    expect(local.getItem('cartId')).toBe('77')
    expect(notices[0]?.text).toBe('Welcome to Nukkad, Asha.')
    expect(tracked.filter(([name]) => name === 'SIGNUP_SUCCESS')).toEqual([['SIGNUP_SUCCESS', { method: 'google' }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows the server’s message for a rejected token and requests a new nonce', async () => {
    provide()
    const { host, network } = await open([
      nonce,
      answer(googleSignIn, refuse(401, 'unauthorized', 'It did not count.')),
    ])
    await scriptComes()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    expect(await screen.findByText('It did not count.')).toBeTruthy()
    expect(host.session.state$.value.status).toBe('guest')
    await waitFor(() => expect(network.callsTo(googleNonce)).toHaveLength(2))
  })
})

describe('Google one-tap', () => {
  const answers = [nonce, session(false)]
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())
  const move = async () => {
    fireEvent.pointerDown(window)
    await act(async () => jest.advanceTimersByTime(2000))
  }

  test('waits for the visitor’s first interaction and may then sign in automatically', async () => {
    const asked = provide()
    const { host, network, tracked } = await renderFixture(dialogs, { path: '/delhi', settings, answers })
    expect(network.callsTo(googleNonce)).toHaveLength(0)
    await move()
    await scriptComes()
    await waitFor(() => expect(asked.prompted).toBe(1))
    expect(asked.options?.auto_select).toBe(true)
    await act(async () => asked.options?.callback({ credential: 'a.signed.token' }))
    await waitFor(() => expect(host.session.state$.value.status).toBe('user'))
    expect(tracked.filter(([name]) => name.endsWith('_SUCCESS'))).toEqual([['SIGNIN_SUCCESS', { method: 'google' }]])
  })

  test.each([
    ['a signed-in user', { path: '/delhi', user: {} }],
    ['the app', { path: '/delhi?appuser=1' }],
    ['a shopper at checkout', { path: '/shop/w/77/checkout' }],
  ])('is not offered to %s', async (_, options) => {
    const asked = provide()
    await renderFixture(dialogs, { ...options, settings, answers })
    await move()
    expect(document.head.querySelector('script')).toBeNull()
    expect(asked.prompted).toBe(0)
  })
})

import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { appUser, type Session, webviewSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { localKeys } from '@nukkad/platform/host'
import { answer, aUser, refuse, testHost } from '@nukkad/platform/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askBeforeLogin } from './ask-before-login.tsx'
import { signInByApp } from './sign-in-by-app.ts'
import { takeAppLogin } from './take-app-login.ts'

const login = { os: 'android', token: 'of-the-app', apiBase: '', publicToken: 'p', appSecret: 's' }
const session = (cartId: string | null): Session => ({
  user: aUser({ _id: '7', cartId }),
  jwt_token: { access_token: 'of-the-web', expiresAt: Date.now() + 900_000 },
  cartId,
  created: false,
})

test.each([
  ['/delhi?os=Android&token=abc&appuser=1#x', { os: 'android', token: 'abc' }, '/delhi?appuser=1#x'],
  ['/delhi?os=ios&token=(null)', undefined, '/delhi'],
  ['/delhi?os=ios&token=', undefined, '/delhi'],
  ['/delhi?token=abc', undefined, '/delhi?token=abc'],
])('takes the app’s login out of the address %s', (address, taken, left) => {
  window.history.replaceState({ key: 'k' }, '', address)
  expect(takeAppLogin(window)).toEqual(taken)
  const { pathname, search, hash } = window.location
  expect([`${pathname}${search}${hash}`, window.history.state]).toEqual([left, { key: 'k' }])
})

test('signs in with the app’s login, forgets stored data and tracks the sign-in', async () => {
  const { host, network, local, tracked, events } = testHost({
    cartId: 'a'.repeat(32),
    answers: [answer(appUser, { data: aUser() }), answer(webviewSignIn, { data: session('77') })],
  })
  local.setItem(localKeys.couponCode, 'OLD')

  expect(await signInByApp(host, { ...login, adapter: network.adapter })).toBe(true)

  const [asked] = network.callsTo(appUser)
  expect([asked?.query, asked?.headers.authorization]).toEqual([
    { client_id: 'android', client_secret: 's' },
    'Bearer of-the-app',
  ])
  expect(network.callsTo(webviewSignIn)[0]?.body).toEqual({ access_token: 'of-the-app', os: 'android' })
  expect(host.session.state$.value.user?._id).toBe('7')
  expect([local.getItem(localKeys.cartId), local.getItem(localKeys.couponCode)]).toEqual(['77', null])
  expect(JSON.parse(local.getItem(localKeys.token) ?? '{}').access_token).toBe('of-the-web')
  expect(tracked).toEqual([['SIGNIN_SUCCESS', { method: 'webview' }]])
  expect(events[0]).toMatchObject({ platform: 'Web', identity: '7', profile: { platform: 'Web' } })
})

test('names whoever was not signed in here before, with a way out', async () => {
  const signedInTo = async (before: object | null) => {
    const { host, network, notices } = testHost({
      answers: [answer(appUser, { data: aUser() }), answer(webviewSignIn, { data: session(null) })],
      ...(before && { stored: { [localKeys.user]: JSON.stringify(before) } }),
    })
    const asked = jest.fn()
    host.bus.answer('sign-out', asked)
    await signInByApp(host, { ...login, adapter: network.adapter })
    notices[0]?.action?.run()
    return [notices.map(({ text, action }) => [text, action?.label]), asked.mock.calls.length]
  }
  const told = [[['You are signed in as Asha Menon.', 'Sign out']], 1]

  expect(await signedInTo(null)).toEqual(told)
  expect(await signedInTo(aUser({ _id: '8' }))).toEqual(told)
  expect(await signedInTo(aUser({ _id: '7' }))).toEqual([[], 0])
})

test('keeps what the address says and the wish not to be counted', async () => {
  const place = { pincode: '110003', serviceability: [], district: 'South Delhi', wefastCity: null, city: 'delhi' }
  const { host, network, local } = testHost({
    pincode: '400001',
    answers: [
      answer(appUser, { data: aUser() }),
      answer(webviewSignIn, { data: session(null) }),
      answer(lookUpPincode, { data: place }),
    ],
  })
  local.setItem(localKeys.measuring, 'off')
  local.setItem(localKeys.affiliation, JSON.stringify({ aff_id: 'asha', timestamp: Date.now() }))
  const here = { ...login, adapter: network.adapter }

  await signInByApp(host, { ...here, search: '?aff_id=asha&pincode=110003' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect([local.getItem(localKeys.pincode), local.getItem(localKeys.city)]).toEqual(['110003', 'delhi'])
  expect(JSON.parse(local.getItem(localKeys.affiliation) ?? '{}').aff_id).toBe('asha')

  await signInByApp(host, { ...here, search: '' })
  expect([localKeys.pincode, localKeys.affiliation].map((key) => local.getItem(key))).toEqual([null, null])
  expect(local.getItem(localKeys.measuring)).toBe('off')
})

test.each([
  ['the platform is unknown', answer(appUser, refuse(401, 'unauthorized'))],
  ['the token is refused', answer(webviewSignIn, refuse(401, 'unauthorized'))],
  ['the API does not answer', answer(appUser, refuse(0))],
])('signs nobody in and logs it when %s', async (_, refusal) => {
  const said = jest.spyOn(console, 'info').mockImplementation(() => {})
  const { host, network } = testHost({
    user: {},
    answers: [refusal, answer(appUser, { data: aUser() }), answer(webviewSignIn, { data: session(null) })],
  })
  expect(await signInByApp(host, { ...login, adapter: network.adapter })).toBe(false)
  expect(said).toHaveBeenCalledWith('invalid login details')
  expect(host.storage.local.getItem(localKeys.user)).toBeNull()
  said.mockRestore()
})

describe('in a browser that is not the app’s', () => {
  const answers = (user = aUser()) => [
    answer(appUser, { data: user }),
    answer(webviewSignIn, { data: { ...session('77'), user } }),
  ]
  const opened = async (isWanted: boolean, parts: Parameters<typeof testHost>[0] = {}) => {
    const test = testHost({ answers: answers(), cartId: 'a'.repeat(32), ...parts })
    const ask = jest.fn(async () => isWanted)
    const isSignedIn = await signInByApp(test.host, { ...login, ask, adapter: test.network.adapter })
    return { ...test, ask, isSignedIn }
  }

  test('an address changes nothing when its visitor declines', async () => {
    const stored = { [localKeys.user]: JSON.stringify(aUser({ _id: '8' })), [localKeys.couponCode]: 'MINE' }
    const { ask, local, network, host, isSignedIn } = await opened(false, { stored })
    expect([ask.mock.calls, isSignedIn]).toEqual([[['Asha Menon, asha@example.in']], false])
    expect(network.callsTo(webviewSignIn)).toEqual([])
    expect([local.getItem(localKeys.cartId), local.getItem(localKeys.couponCode)]).toEqual(['a'.repeat(32), 'MINE'])
    expect(host.session.state$.value.user?._id).not.toBe('101')
  })

  test('an address signs in whoever agrees, or is signed in to this account already', async () => {
    const agreed = await opened(true)
    expect([agreed.isSignedIn, agreed.local.getItem(localKeys.cartId)]).toEqual([true, '77'])

    const again = await opened(false, { stored: { [localKeys.user]: JSON.stringify(aUser()) } })
    expect([again.ask.mock.calls, again.isSignedIn]).toEqual([[], true])
  })

  test('a login that is not valid signs nobody out', async () => {
    const said = jest.spyOn(console, 'info').mockImplementation(() => {})
    const { ask, local, isSignedIn } = await opened(true, { answers: [answer(appUser, refuse(401, 'unauthorized'))] })
    expect([ask.mock.calls, isSignedIn, local.getItem(localKeys.cartId)]).toEqual([[], false, 'a'.repeat(32)])
    expect(said).toHaveBeenCalledWith('invalid login details')
    said.mockRestore()
  })

  test.each([
    ['Stay as I am', false],
    ['Sign in', true],
  ])('the question is answered with “%s”', async (button, isWanted) => {
    let answered: Promise<boolean> | undefined
    act(() => {
      answered = askBeforeLogin('Asha Menon')
    })
    expect(await screen.findByRole('alertdialog', { name: 'Sign in as Asha Menon?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay as I am' }))
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await answered).toBe(isWanted)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

import { listNotices } from '@nukkad/contracts/endpoints/people/account'
import { pushState, turnPushOff, turnPushOn } from '@nukkad/contracts/endpoints/people/push'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from '../notices-page.tsx'

const key = `B${'a'.repeat(86)}`
const keys = { p256dh: `B${'b'.repeat(86)}`, auth: 'c'.repeat(22) }
const endpoint = 'https://fcm.googleapis.com/fcm/send/1'

/** The browser's side of Web Push, as its specification describes it. */
function givenBrowser(answerOfUser: NotificationPermission, permission: NotificationPermission = 'default') {
  const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: jest.fn(async () => true) }
  const pushManager = {
    subscribe: jest.fn(async (_: PushSubscriptionOptionsInit) => subscription),
    getSubscription: jest.fn(async (): Promise<typeof subscription | null> => null),
  }
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answerOfUser
      return answerOfUser
    },
  }
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  Object.assign(window, { PushManager: class {}, Notification: notification })
  return { pushManager, subscription }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})

const open = (isOn: boolean, own: string | null = key) =>
  renderScreen(screen, {
    path: '/account/notices',
    user: { _id: '7' },
    answers: [
      answer(listNotices, { data: [] }),
      answer(pushState, { data: { key: own, isOn } }),
      answer(turnPushOn, { data: { key, isOn: true } }),
      answer(turnPushOff, { data: { key, isOn: false } }),
    ],
  })
const choice = () => page.findByRole<HTMLInputElement>('checkbox', { name: /^Notices of your orders/ })

test('turns notices on with the address and keys of this browser, and off again', async () => {
  const { pushManager, subscription } = givenBrowser('granted')
  const { network, notices } = await open(false)
  await userEvent.click(await choice())

  await waitFor(() => expect(notices.at(-1)?.text).toBe('This device will tell you when an order moves.'))
  expect(pushManager.subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true })
  expect(network.callsTo(turnPushOn).map(({ body }) => body)).toEqual([{ endpoint, keys }])
  expect((await choice()).checked).toBe(true)

  pushManager.getSubscription.mockResolvedValue(subscription)
  await userEvent.click(await choice())
  await waitFor(async () => expect((await choice()).checked).toBe(false))
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1)
})

test('replaces an earlier subscription that is bound to another key of the site', async () => {
  const { pushManager, subscription } = givenBrowser('granted')
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('other key', 'InvalidStateError'))
  pushManager.getSubscription.mockResolvedValue(subscription)
  const { notices } = await open(false)
  await userEvent.click(await choice())
  await waitFor(() => expect(notices.at(-1)?.text).toBe('This device will tell you when an order moves.'))
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1)
})

test('sends nothing without the user’s permission, and says how to give it', async () => {
  givenBrowser('denied')
  const { network, notices } = await open(false)
  await userEvent.click(await choice())

  await waitFor(() => expect(notices.at(-1)?.text).toBe('Your browser needs your permission for that.'))
  expect(page.getByText(/Your browser blocks notices from Nukkad/)).toBeTruthy()
  expect([(await choice()).checked, (await choice()).disabled]).toEqual([false, true])
  expect(network.callsTo(turnPushOn)).toEqual([])
})

test('stays off when the server refuses this browser', async () => {
  givenBrowser('granted')
  const { network, notices } = await open(false)
  network.answer(turnPushOn, refuse(400, 'invalid'))
  await userEvent.click(await choice())
  await waitFor(() => expect(notices.at(-1)?.text).toBe('We could not change that on this device. Please try again.'))
  expect((await choice()).checked).toBe(false)
})

test('is off once the permission was withdrawn, whatever the server knows', async () => {
  givenBrowser('granted', 'default')
  await open(true)
  expect((await choice()).checked).toBe(false)
})

test('says so where the browser has no notices, and nothing where the site sends none', async () => {
  const { unmount } = await open(false)
  expect(await page.findByText(/This browser cannot show notices/)).toBeTruthy()
  await unmount()
  givenBrowser('granted')
  await open(false, null)
  expect(await page.findByText('By email')).toBeTruthy()
  expect(page.queryByText('On this device')).toBeNull()
})

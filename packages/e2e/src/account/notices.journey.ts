import { type BrowserContext, expect, type Page, test, type Worker } from 'playwright/test'

test.use({ serviceWorkers: 'allow' })

interface Recorded {
  readonly shown: { title: string; body: string; tag: string; data: unknown }[]
  readonly opened: string[]
}

/**
 * The service worker of the page, whose browser notes what it would show and open: a browser without a screen allows no
 * notices.
 */
async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await page.goto('/policies')
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The site has no service worker.')
  await worker.evaluate(() => {
    const recorded: Recorded = { shown: [], opened: [] }
    const scope = self as unknown as {
      recorded: Recorded
      registration: { showNotification(title: string, options: object): Promise<void> }
      clients: { openWindow(url: string): Promise<null> }
    }
    scope.recorded = recorded
    scope.registration.showNotification = async (title, options) => {
      const { body, tag, data } = options as Recorded['shown'][number]
      recorded.shown.push({ title, body, tag, data })
    }
    scope.clients.openWindow = async (url) => {
      recorded.opened.push(url)
      return null
    }
  })
  return worker
}

const recordedBy = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as { readonly recorded: Recorded }).recorded)

/** Delivers a notice as the browser does for its push service. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data })
  await session.detach()
}

/** Taps on a notice that carries this path. */
const tap = (worker: Worker, path: string) =>
  worker.evaluate((data) => {
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data, close() {} },
      waitUntil() {},
    })
    self.dispatchEvent(event)
  }, path)

test('shows a notice of an order, and one of our own in place of one that cannot be read', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const worker = await workerOf(context, page)
  const notice = { title: 'NK-1 is on its way', text: 'Handed to Delhivery.', path: '/shop/ordertrack/NK-1', tag: 'a' }
  await deliver(context, page, JSON.stringify(notice))
  await deliver(context, page, 'not JSON')

  await expect(async () => expect((await recordedBy(worker)).shown).toHaveLength(2)).toPass()
  const { shown } = await recordedBy(worker)
  expect(shown[0]).toEqual({ title: notice.title, body: notice.text, tag: 'a', data: notice.path })
  expect(shown[1]).toMatchObject({ title: 'Nukkad', data: '/shop/orderhistory' })
})

test('a tap on a notice opens its page on this site, whatever address it carries', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const worker = await workerOf(context, page)
  const { origin } = new URL(page.url())
  for (const path of ['/shop/ordertrack/NK-1', 'https://elsewhere.example/', '//elsewhere.example/']) {
    await tap(worker, path)
  }
  await expect(async () =>
    expect((await recordedBy(worker)).opened).toEqual([`${origin}/shop/ordertrack/NK-1`, origin, origin]),
  ).toPass()
})

import { TimedChannel } from './message-channel.given.ts'
import type { PageScriptData } from './page-data.ts'

Object.assign(globalThis, { MessageChannel: TimedChannel })

const scripts: PageScriptData = {
  run: ['/assets/shell.js'],
  ready: ['/releases/mf-content/main.js'],
  manifests: [['/releases/mf-content/release.json', 'sha384-manifest']],
}

const hashes = { '/assets/shell.js': 'sha384-shell' }

const asked = jest.fn(async () => Promise.reject(new TypeError('nobody answers here')))
let decoded: () => void
const inHead = (selector: string) => document.head.querySelector(selector)
const frames = async () => {
  for (let frame = 0; frame < 3; frame++) await jest.advanceTimersByTimeAsync(16)
}

/** The page as the server rendered it, with one large picture that is not decoded yet. */
async function givenDrawnPage() {
  jest.resetModules()
  document.head.innerHTML = ''
  const data = Object.entries({ 'nukkad-scripts': scripts, 'nukkad-files': { releases: {}, hashes } })
  document.body.innerHTML = `<img fetchpriority="high">${data
    .map(([id, value]) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`)
    .join('')}`
  const picture = document.querySelector('img') as HTMLImageElement
  picture.decode = () =>
    new Promise((resolve) => {
      decoded = resolve
    })
  await import('./drawn-page.ts')
  await frames()
}

beforeEach(() => {
  jest.useFakeTimers()
  asked.mockClear()
  globalThis.fetch = asked
})
afterEach(() => jest.useRealTimers())

test('delays scripts and manifests until the large picture of the first screen is decoded', async () => {
  await givenDrawnPage()
  expect(inHead('script')).toBeNull()
  expect(asked).not.toHaveBeenCalled()

  decoded()
  await frames()

  const script = inHead('script[src="/assets/shell.js"]') as HTMLScriptElement
  expect(script.async).toBe(false)
  expect(script.getAttribute('integrity')).toBe('sha384-shell')
  const preload = inHead('link[rel=preload]') as HTMLLinkElement
  expect(preload.getAttribute('href')).toBe('/releases/mf-content/main.js')
  expect(preload.hasAttribute('integrity')).toBe(false)
  expect(asked).toHaveBeenCalledWith('/releases/mf-content/release.json', { integrity: 'sha384-manifest' })
})

test('waits at most one second for the picture', async () => {
  await givenDrawnPage()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(inHead('script[src="/assets/shell.js"]')).not.toBeNull()

  decoded()
  await frames()

  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})

test('starts a hidden page once it has loaded', async () => {
  await givenDrawnPage()
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  dispatchEvent(new Event('load'))
  await frames()
  expect(inHead('script[src="/assets/shell.js"]')).not.toBeNull()
  jest.restoreAllMocks()
})

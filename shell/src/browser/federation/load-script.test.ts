import { impossible } from './integrity.ts'
import { loadScript } from './load-script.ts'

const scripts = () => [...document.querySelectorAll('script')]
const only = () => scripts()[0] as HTMLScriptElement
const address = (name: string) => `https://nukkad.test/releases/mf-tea/${name}.js`

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.innerHTML = ''
})

test('removes a script element once it has loaded', async () => {
  const loaded = loadScript(address('whole'), 'sha384-tea')
  expect([only().src, only().integrity]).toEqual([address('whole'), 'sha384-tea'])
  expect(only().fetchPriority).toBe('high')
  only().dispatchEvent(new Event('load'))
  await loaded
  expect(scripts()).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('uses an impossible hash for a script with an unknown hash', () => {
  void loadScript(address('unknown'))
  expect(only().integrity).toBe(impossible)
})

test('requests an altered script at another address the next time', async () => {
  const loaded = loadScript(address('altered'), 'sha384-tea')
  only().dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('did not load or was altered')
  void loadScript(address('altered'), 'sha384-tea')
  expect(only().src).toBe(`${address('altered')}?again=1`)
})

test('fails a hanging script before the slot’s timeout, so that the next try requests it again', async () => {
  const loaded = loadScript(address('slow'), 'sha384-tea')
  const failed = expect(loaded).rejects.toThrow('did not load')
  await jest.advanceTimersByTimeAsync(12_000)
  await failed
  expect(scripts()).toEqual([])
  void loadScript(address('slow'), 'sha384-tea')
  expect(only().src).toBe(`${address('slow')}?again=1`)
})

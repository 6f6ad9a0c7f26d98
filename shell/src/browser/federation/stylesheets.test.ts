import { givenRelease } from '../releases/release.given.ts'
import { holdStyles } from './stylesheets.ts'

const release = givenRelease('mf-tea', '1.0.0')
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const only = () => links()[0] as HTMLLinkElement
const searchOf = (link: HTMLLinkElement) => new URL(link.href).search

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.innerHTML = ''
})

test('keeps a style sheet while anyone holds it', async () => {
  const first = holdStyles(release, ['browser/cup.css'])
  const second = holdStyles(release, ['browser/cup.css'])
  only().dispatchEvent(new Event('load'))
  await Promise.all([first.loaded, second.loaded])
  first.release()
  expect(links()).toHaveLength(1)
  second.release()
  expect(links()).toEqual([])
})

test('fails a hanging style sheet before the slot’s timeout, and the next holder requests it again', async () => {
  const { loaded } = holdStyles(release, ['browser/pot.css'])
  const failed = expect(loaded).rejects.toThrow('did not load or was altered')
  await jest.advanceTimersByTimeAsync(12_000)
  await failed
  expect(links()).toEqual([])

  const again = holdStyles(release, ['browser/pot.css'])
  expect(searchOf(only())).toBe('?again=1')
  only().dispatchEvent(new Event('load'))
  await again.loaded
})

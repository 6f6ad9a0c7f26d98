/** @jest-environment node */
import { releaseMemory } from './release-memory.ts'

function memory() {
  const store = { keep: jest.fn(), warm: jest.fn(() => Promise.resolve()) }
  const pages = { clear: jest.fn() }
  const releases = {
    versions: { get: () => undefined },
    snapshots: { document: { remotes: {} } },
  } as unknown as Parameters<typeof releaseMemory>[0]['releases']
  const { taken } = releaseMemory({ releases, releasesFolder: '/releases', store, sheets: { keep: jest.fn() }, pages })
  return { taken, store, pages }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what was replaced is forgotten at once', () => {
  const { taken, store, pages } = memory()
  taken()
  expect(pages.clear).toHaveBeenCalledTimes(1)
  expect(store.keep).toHaveBeenCalledTimes(1)
})

test('releases that follow each other are compressed once, when the last of them has stood for a while', () => {
  const { taken, store } = memory()
  for (let n = 0; n < 5; n++) {
    taken()
    jest.advanceTimersByTime(9000)
  }
  expect(store.warm).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  expect(store.warm).toHaveBeenCalledTimes(1)
})

import { releaseIn, watchErrors } from './page-errors.ts'

const chunk = 'https://nukkad.example/releases/mf-commerce/0.1.0-abc/browser/12.3f.js'
const stack = `TypeError: no such thing\n    at https://nukkad.example/assets/shell.1.js:1:2\n    at onClick (${chunk}:1:999)`

function watched() {
  const sent: Record<string, string>[] = []
  window.fetch = jest.fn(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return new Response()
  })
  let frames: (entries: object[]) => void = () => {}
  class Observer {
    static supportedEntryTypes = ['long-animation-frame']
    constructor(callback: (list: { getEntries(): object[] }) => void) {
      frames = (entries) => callback({ getEntries: () => entries })
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
  watchErrors(window, { proofOf: () => ({ given: 'mf-commerce@0.1.0-abc', proof: 'p'.repeat(24) }) })
  return { sent, frames: (entries: object[]) => frames(entries) }
}

test('reports errors, rejections and hangs with the remote whose script caused them, and no others', () => {
  const { sent, frames } = watched()
  const error = Object.assign(new Error('no such thing'), { stack })

  window.dispatchEvent(
    new ErrorEvent('error', { error, message: 'no such thing', filename: 'https://nukkad.example/assets/shell.1.js' }),
  )
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: 'chrome-extension://x/y.js' }))
  frames([
    {
      scripts: [
        { sourceURL: chunk, duration: 1_500 },
        { sourceURL: chunk.replace('commerce', 'content'), duration: 400 },
      ],
    },
  ])

  const about = { name: 'mf-commerce', version: '0.1.0-abc', slot: 'page' }
  expect(sent).toEqual([
    expect.objectContaining({ ...about, phase: 'event', message: 'no such thing' }),
    expect.objectContaining({ ...about, phase: 'promise', message: 'no such thing' }),
    expect.objectContaining({ ...about, phase: 'hang', message: 'did not answer for 1500 ms' }),
  ])
})

test('finds no release in a stack without one', () => {
  expect(releaseIn('at https://nukkad.example/assets/shell.js:1:1')).toBeUndefined()
  expect(releaseIn(undefined)).toBeUndefined()
})

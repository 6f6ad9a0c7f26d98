import { containerRuntime, type LateFiles } from './container-runtime.ts'
import { fits } from './fits.ts'

const react = { version: '19.3.1', library: { useState: true } }

/** What a container's entry passes on when one of its chunks is requested. */
function chunkWanting(shareKey: string, requiredVersion: string) {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: object }) => void>,
    consumesLoadingData: {
      chunkMapping: { 244: [8185] },
      moduleIdToConsumeDataMapping: { 8185: { shareKey, requiredVersion } },
    },
  }
  return { chunkId: 244, installedModules: {} as Record<string, 0>, webpackRequire }
}

function imported(chunk: ReturnType<typeof chunkWanting>): object {
  containerRuntime({ react }, nothing).bundlerRuntime.consumes(chunk)
  const module = { exports: {} }
  chunk.webpackRequire.m[8185]?.(module)
  return module.exports
}

test('gives a chunk the page’s copy of a shared library', () => {
  expect(imported(chunkWanting('react', '^19.3.1'))).toBe(react.library)
})

test('refuses a library version that the container was not built for', () => {
  expect(() => imported(chunkWanting('react', '^18.2.0'))).toThrow('This needs react ^18.2.0, but the shell has 19.3.1')
})

test('refuses a library that the shell does not share, by name', () => {
  expect(() => imported(chunkWanting('lodash', '^4.0.0'))).toThrow("The shell does not share 'lodash'")
})

test('ignores a chunk without libraries and one that was already consumed', () => {
  const chunk = chunkWanting('react', '^19.3.1')
  containerRuntime({ react }, nothing).bundlerRuntime.consumes({ ...chunk, chunkId: 7 })
  expect(chunk.webpackRequire.m).toEqual({})
  imported(chunk)
  const first = chunk.webpackRequire.m[8185]
  imported(chunk)
  expect(chunk.webpackRequire.m[8185]).toBe(first)
})

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.0.0', '>=1 <3', true],
])('version %s satisfies %s: %s', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected)
})

type Done = (event: { type: 'error'; target: { src: string } } | Event) => void

/** A container that loads chunk 7, and the page's functions for its files. */
function loading(told: Partial<LateFiles>, own?: (url: string, done: Done) => void) {
  const loaded: string[] = []
  const faults: unknown[] = []
  const load = async (url: string) => void loaded.push(url)
  const loader: {
    p: string
    u: (id: string | number) => string
    e: (id: string | number) => Promise<unknown>
    l?: typeof own
  } = {
    p: '/x/browser/',
    u: (id) => `${id}.js`,
    e: (id) =>
      new Promise<string>((resolve) =>
        loader.l?.(`/x/browser/${id}.js`, (event) => {
          faults.push(event)
          resolve(event.type)
        }),
      ),
    ...(own && { l: own }),
  }
  containerRuntime({}, { ...nothing, load, ...told }).bundlerRuntime.init({ webpackRequire: loader })
  return { loader, loaded, faults }
}

const nothing: LateFiles = { load: async () => {}, hashOf: () => undefined, styles: () => undefined }

test('loads the scripts of a container and reports that they loaded', async () => {
  const { loader, loaded } = loading({})
  expect(await loader.e(7)).toBe('load')
  expect(loaded).toEqual(['/x/browser/7.js'])
})

test('reports an altered script like one that failed to load', async () => {
  const { loader, faults } = loading({ load: () => Promise.reject(new Error('altered')) })
  expect(await loader.e(7)).toBe('error')
  expect(faults).toEqual([{ type: 'error', target: { src: '/x/browser/7.js' } }])
})

test('lets a development remote load its scripts itself once their hashes are known', async () => {
  const own: string[] = []
  const { loader, loaded } = loading({ hashOf: async () => {} }, (url, done) => {
    own.push(url)
    done(new Event('load'))
  })
  expect(await loader.e(7)).toBe('load')
  expect([own, loaded]).toEqual([['/x/browser/7.js'], []])
})

test('waits for a script’s hash before requesting it', async () => {
  let tell = () => {}
  const { loader, loaded } = loading({ hashOf: () => new Promise((resolve) => (tell = resolve)) })
  const coming = loader.e(7)
  expect(loaded).toEqual([])
  tell()
  await coming
  expect(loaded).toEqual(['/x/browser/7.js'])
})

test('never requests a script whose hash cannot be loaded', async () => {
  const { loader, loaded, faults } = loading({ hashOf: () => Promise.reject(new Error('away')) })
  await loader.e(7)
  expect(loaded).toEqual([])
  expect(faults).toEqual([{ type: 'error', target: { src: '/x/browser/7.js' } }])
})

test('runs a chunk only after its styles apply, and rejects when they were altered', async () => {
  const order: string[] = []
  const asked: string[] = []
  const styles = async (url: string) => {
    asked.push(url)
    await Promise.resolve()
    order.push('styles')
  }
  const { loader } = loading({ styles })
  await loader.e(7)
  order.push('run')
  expect(asked).toEqual(['/x/browser/7.js', '/x/browser/7.js'])
  expect(order).toEqual(['styles', 'styles', 'run'])
  const { loader: unstyled } = loading({ styles: () => Promise.reject(new Error('altered')) })
  await expect(unstyled.e(7)).rejects.toThrow('altered')
})

import { containerRuntime } from './container-runtime.ts'
import { fits } from './fits.ts'

const react = { version: '19.3.1', library: { useState: true } }

/** What a container's entry hands over when one of its chunks is asked for. */
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
  containerRuntime({ react }).bundlerRuntime.consumes(chunk)
  const module = { exports: {} }
  chunk.webpackRequire.m[8185]?.(module)
  return module.exports
}

test('a chunk imports the one copy of a library that the page has', () => {
  expect(imported(chunkWanting('react', '^19.3.1'))).toBe(react.library)
})

test('a library in another version than the container was built for is refused', () => {
  expect(() => imported(chunkWanting('react', '^18.2.0'))).toThrow('This needs react ^18.2.0, and the shell has 19.3.1')
})

test('a library that the shell does not share is refused by its name', () => {
  expect(() => imported(chunkWanting('lodash', '^4.0.0'))).toThrow("The shell shares no 'lodash'")
})

test('a chunk without libraries, and one that came before, change nothing', () => {
  const chunk = chunkWanting('react', '^19.3.1')
  containerRuntime({ react }).bundlerRuntime.consumes({ ...chunk, chunkId: 7 })
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
])('%s inside %s: %s', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected)
})

import { givenRelease } from '../releases/release.given.ts'
import { integrityOf, urlOf } from './integrity.ts'
import { takePageFiles } from './release-files.ts'

const release = givenRelease('mf-tea', '1.0.0', { slots: ['header', 'dialogs'] })
const entry = urlOf(release, 'remoteEntry.js')
const globals = globalThis as unknown as Record<string, unknown>

// The build defines the versions of the libraries that the shell shares.
let Federation: typeof import('./federation.ts').Federation
beforeAll(async () => {
  Object.assign(globals, { NUKKAD_SHARED_VERSIONS: {} })
  Federation = (await import('./federation.ts')).Federation
})

/** The page knows the release's entry; its container provides the header, and the dialogs while `comes` is true. */
function given(comes: () => boolean) {
  takePageFiles({
    hashes: { [entry]: 'sha384-tea' },
    releases: { [release.base]: { entry: 'remoteEntry.js', assets: {} } },
  } as unknown as Parameters<typeof takePageFiles>[0])
  const lifecycles = { mount() {}, unmount() {} }
  globals[release.id] = {
    init: () => undefined,
    get: async (name: string) => {
      if (name === './dialogs' && !comes()) throw new Error('no line')
      return () => lifecycles
    },
  }
  const federation = new Federation()
  /** Loads a slot and dispatches the load event of the container's script. */
  async function load(slot: string) {
    const coming = federation.lifecycles(release, slot)
    await Promise.resolve()
    await Promise.resolve()
    document.querySelector('script')?.dispatchEvent(new Event('load'))
    return coming
  }
  return { federation, load }
}

test('keeps mounted slots when another slot of the release fails to load, and loads it later', async () => {
  let isThere = false
  const { federation, load } = given(() => isThere)
  await load('header')
  await expect(load('dialogs')).rejects.toThrow('no line')
  expect(federation.loaded()).toEqual([release])
  expect(integrityOf(entry)).toBe('sha384-tea')
  expect(globals[release.id]).toBeTruthy()
  isThere = true
  expect(await load('dialogs')).toBeTruthy()
})

test('reloads a release from scratch when none of it loaded', async () => {
  const { federation, load } = given(() => false)
  await expect(load('dialogs')).rejects.toThrow('no line')
  expect(federation.loaded()).toEqual([])
  expect(globals[release.id]).toBeUndefined()
})

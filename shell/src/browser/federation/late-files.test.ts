import type { Release } from '@nukkad/contracts'
import { givenManifest, givenRelease } from '../releases/release.given.ts'
import { integrityOf, urlOf } from './integrity.ts'
import { dropLateStyles, hashOf, lateStyles } from './late-files.ts'
import { forgetManifests } from './manifests.ts'
import { assetsOf, entryOf, forgetPageFiles, takePageFiles } from './release-files.ts'

const hash = (letter: string) => `sha384-${letter.repeat(64)}` as const
const file = (letter: string) => ({ integrity: hash(letter), bytes: 1 })
const manifest: Release = {
  ...givenManifest(),
  browser: {
    entry: 'browser/remoteEntry.js',
    assets: { 'screen:other': { js: ['browser/other.js'], css: [] } },
    lazyStyles: { 'browser/dialog.js': ['browser/dialog.css'] },
  },
  files: {
    'browser/remoteEntry.js': file('E'),
    'browser/main.js': file('M'),
    'browser/other.js': file('O'),
    'browser/dialog.js': file('D'),
    'browser/dialog.css': file('C'),
  },
}

let asked = 0
beforeEach(() => {
  asked = 0
  document.head.replaceChildren()
  globalThis.fetch = async () => {
    asked += 1
    return { ok: true, status: 200, json: async () => manifest } as Response
  }
})

/** A page that was given its release's entry and the files of one screen. */
function pageWith(version: string) {
  const release = givenRelease('mf-x', version)
  const assets = { 'screen:main': { js: ['browser/main.js'], css: [] } }
  takePageFiles({
    releases: { [release.base]: { entry: 'browser/remoteEntry.js', assets } },
    hashes: { [`${release.base}browser/main.js`]: hash('M') },
  })
  return { release, url: (name: string) => urlOf(release, `browser/${name}`) }
}

const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')

describe('page files', () => {
  test('need no manifest for the first screen and load it once for another one', async () => {
    const { release, url } = pageWith('1.0.0')

    expect(await entryOf(release)).toBe('browser/remoteEntry.js')
    expect((await assetsOf(release, 'screen:main')).js).toEqual(['browser/main.js'])
    expect([hashOf(release, url('main.js')), lateStyles(release, url('main.js'))]).toEqual([undefined, undefined])
    expect(asked).toBe(0)

    expect((await assetsOf(release, 'screen:other')).js).toEqual(['browser/other.js'])
    await hashOf(release, url('dialog.js'))
    expect(asked).toBe(1)
    expect(integrityOf(url('other.js'))).toBe(hash('O'))
  })

  test('provide hashes and verified styles for late chunks until the release is dropped', async () => {
    const { release, url } = pageWith('2.0.0')
    await hashOf(release, url('dialog.js'))
    expect(integrityOf(url('dialog.js'))).toBe(hash('D'))

    const coming = [lateStyles(release, url('dialog.js')), lateStyles(release, url('dialog.js'))]
    await Promise.resolve()
    await Promise.resolve()

    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1)
    expect([sheet()?.href, sheet()?.integrity]).toEqual([url('dialog.css'), hash('C')])
    sheet()?.dispatchEvent(new Event('load'))
    await Promise.all(coming)
    dropLateStyles(release)
    expect(sheet()).toBeNull()
  })

  test('request altered styles again', async () => {
    const { release, url } = pageWith('3.0.0')
    await hashOf(release, url('dialog.js'))
    const first = lateStyles(release, url('dialog.js'))
    await Promise.resolve()
    await Promise.resolve()
    sheet()?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toThrow('dialog.css did not load or was altered')

    const second = lateStyles(release, url('dialog.js'))
    await Promise.resolve()
    await Promise.resolve()
    expect(sheet()?.href).toBe(`${url('dialog.css')}?again=1`)
    sheet()?.dispatchEvent(new Event('load'))
    await second
  })

  test('have no hashes for a forgotten release until its manifest is loaded', async () => {
    const { release, url } = pageWith('4.0.0')
    forgetManifests((id) => id === release.id)
    forgetPageFiles(release)
    expect(integrityOf(url('main.js'))).toBeUndefined()

    await entryOf(release)
    expect([asked, integrityOf(url('main.js'))]).toEqual([1, hash('M')])
  })
})

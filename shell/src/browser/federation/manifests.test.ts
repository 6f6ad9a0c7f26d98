import { givenManifest, givenRelease } from '../releases/release.given.ts'
import { forgetManifests, manifestOf } from './manifests.ts'

const asked: string[] = []
const answers: (() => Response)[] = []
const answer = (status = 200) => ({ ok: status === 200, status, json: async () => givenManifest() }) as Response

beforeEach(() => {
  asked.length = 0
  answers.length = 0
  globalThis.fetch = async (input, init) => {
    asked.push(`${new URL(String(input)).pathname}${new URL(String(input)).search} ${init?.integrity?.slice(0, 7)}`)
    return answers.shift()?.() ?? answer()
  }
})

describe('release manifest', () => {
  test('is requested once, with the hash given to the page', async () => {
    const release = givenRelease('mf-manifest', '1.0.0')

    const both = await Promise.all([manifestOf(release), manifestOf(release)])

    expect(both[0]).toBe(both[1])
    expect(asked).toEqual(['/releases/mf-manifest/1.0.0/release.json sha384-'])
  })

  test('reuses the request that the page has already made', async () => {
    const release = givenRelease('mf-manifest', '1.1.0')
    window.nukkadManifests = { '/releases/mf-manifest/1.1.0/release.json': Promise.resolve(answer()) }

    await manifestOf(release)

    expect(asked).toEqual([])
    expect(window.nukkadManifests).toEqual({})
  })

  test('is requested again at another address when it was altered or failed', async () => {
    const release = givenRelease('mf-manifest', '1.2.0')
    window.nukkadManifests = { '/releases/mf-manifest/1.2.0/release.json': Promise.reject(new TypeError('altered')) }
    answers.push(() => answer(500))

    await expect(manifestOf(release)).rejects.toThrow('altered')
    await expect(manifestOf(release)).rejects.toThrow('500')
    await manifestOf(release)

    expect(asked).toEqual([
      '/releases/mf-manifest/1.2.0/release.json?again=1 sha384-',
      '/releases/mf-manifest/1.2.0/release.json?again=2 sha384-',
    ])
  })

  test('is requested again once forgotten, unlike that of another release', async () => {
    const [gone, kept] = [givenRelease('mf-manifest', '1.3.0'), givenRelease('mf-manifest', '1.4.0')]
    await Promise.all([manifestOf(gone), manifestOf(kept)])

    forgetManifests((id) => id === gone.id)
    await Promise.all([manifestOf(gone), manifestOf(kept)])

    expect(asked.filter((one) => one.includes('1.3.0'))).toHaveLength(2)
    expect(asked.filter((one) => one.includes('1.4.0'))).toHaveLength(1)
  })
})

import { allowCrossOrigin } from './local-files.ts'
import { takeLocal } from './local-releases.ts'
import { told } from './overlay.given.tsx'

beforeEach(() => sessionStorage.clear())

describe('remote from a local server', () => {
  const address = 'http://localhost:4310'
  const boot = (snapshot: object) => {
    document.body.innerHTML = '<script type="application/json" id="nukkad-boot"></script>'
    const inlined = document.getElementById('nukkad-boot') as HTMLElement
    inlined.textContent = JSON.stringify({ city: 'delhi', snapshot })
    return () => JSON.parse(inlined.textContent ?? '')
  }
  const release = {
    name: 'mf-x',
    version: '0.1.0-dev-1',
    id: 'x',
    base: '/releases/mf-x/0.1.0-dev-1/',
    slots: ['main'],
  }
  const answers = (answer: () => Promise<object>) => Object.assign(globalThis, { fetch: jest.fn(answer) })

  test('replaces the release in the page’s snapshot with its full address', async () => {
    answers(async () => ({ ok: true, json: async () => ({ remotes: { 'mf-x': release } }) }))
    const now = boot({ sequence: 4, remotes: { 'mf-x': { version: '1.0.0' }, 'mf-y': { version: '1.0.0' } } })

    const taken = await takeLocal(document, told({ overrides: { 'mf-x': { address } } }))

    expect(fetch).toHaveBeenCalledWith(`${address}/_shell/snapshot`, expect.anything())
    expect(taken).toEqual({ origins: [address], ignored: {} })
    expect(now()).toEqual({
      city: 'delhi',
      snapshot: {
        sequence: 4,
        remotes: { 'mf-x': { ...release, base: `${address}${release.base}` }, 'mf-y': { version: '1.0.0' } },
      },
    })
  })

  test.each([
    [
      'does not answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      `${address} is not a server started by npm run dev.`,
    ],
    [
      'does not build the remote',
      async () => ({ ok: true, json: async () => ({ remotes: {} }) }),
      `${address} has no mf-x.`,
    ],
  ])('is ignored with a reason when it %s', async (_, answer, words) => {
    answers(answer as () => Promise<object>)
    const now = boot({ remotes: { 'mf-x': { version: '1.0.0' } } })
    const taken = await takeLocal(document, told({ overrides: { 'mf-x': { address } } }))
    expect(taken).toEqual({ origins: [], ignored: { 'mf-x': words } })
    expect(now().snapshot).toEqual({ remotes: { 'mf-x': { version: '1.0.0' } } })
  })

  test('loads only its own files with crossorigin, so that their hashes can be checked', () => {
    const head = document.createElement('div')
    allowCrossOrigin(head, [address])
    const script = (src: string) => Object.assign(document.createElement('script'), { src, type: 'text/none' })
    const [local, near, own] = [script(`${address}/a.js`), script(`${address}0/a.js`), script('/a.js')]
    head.append(local, near)
    head.appendChild(own)
    expect([local, near, own].map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous', null, null])
    expect(head.children).toHaveLength(3)
  })
})

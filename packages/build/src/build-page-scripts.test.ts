import vm from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { buildPageScripts } from './build-page-scripts.ts'

test('page scripts are small, complete and safe inside HTML', async () => {
  const { firstVisit, drawn, undrawn } = await buildPageScripts('production')
  for (const text of [firstVisit, drawn, undrawn]) {
    expect(() => new vm.Script(text)).not.toThrow()
    expect(text).not.toMatch(/<\/script|<!--/i)
  }
  expect(brotliCompressSync(firstVisit + drawn).length).toBeLessThan(2_500)
  expect(brotliCompressSync(undrawn).length).toBeLessThan(600)
})

test('the script of an undrawn page fetches its manifests with their hashes', async () => {
  const { undrawn } = await buildPageScripts('production')
  const asked: unknown[] = []
  const window: Record<string, unknown> = {}
  vm.runInNewContext(undrawn, {
    window,
    document: { getElementById: () => ({ textContent: '[["/a/release.json","sha384-a"]]' }) },
    fetch: async (...call: unknown[]) => asked.push(call),
    MutationObserver: class {
      observe = () => undefined
    },
  })
  expect(asked).toEqual([['/a/release.json', { integrity: 'sha384-a' }]])
  expect(Object.keys(window.nukkadManifests as object)).toEqual(['/a/release.json'])
})

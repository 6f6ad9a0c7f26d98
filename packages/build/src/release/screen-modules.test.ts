import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { screenModules } from './screen-modules.ts'

function siteMap(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'nukkad-map-')), 'app.tsx')
  writeFileSync(file, text)
  return file
}

describe('screenModules', () => {
  test('reads the module of each screen', () => {
    const file = siteMap(`export default defineApp({
      product: () => import('./product/product-page.tsx'),
      'web-checkout': () => import("./checkout/checkout-page.tsx"),
    })`)
    expect(screenModules(file)).toEqual({
      product: './product/product-page.tsx',
      'web-checkout': './checkout/checkout-page.tsx',
    })
  })

  test('is empty for a slot without screens', () => {
    expect(screenModules(siteMap('export default defineSlot({ Component })'))).toEqual({})
  })

  test.each([
    ['product: ProductPage', 'write each screen as'],
    ['product: () => load()', 'write each screen as'],
    ['...others', 'write each screen as'],
  ])('refuses a screen whose files cannot be determined (%s)', (line, sentence) => {
    expect(() => screenModules(siteMap(`defineApp({ ${line} })`))).toThrow(sentence)
  })
})

/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import { EncodedPage } from './encoded-page.ts'
import { freshNonce, nonceMark } from './nonce.ts'
import { templateBrotli } from './template-brotli.ts'

const link = (at: number) => `<link rel="preload" as="script" href="/chunk-${at}.js" nonce="${nonceMark}">`
const item = (at: number) => `<li><a href="/shop/product/kurta-${at * 7919}">Kurta ${at} ₹${at * 37}</a></li>`
const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join('')

const pages: [string, string][] = [
  ['with one nonce', `<html>${link(0)}${many(300, item)}</html>`],
  ['with many nonces', `<html>${many(40, link)}${many(300, item)}</html>`],
  ['with nonces far apart', many(5, (at) => link(at) + many(800, item))],
  ['without a nonce', `<html>${many(50, item)}</html>`],
  ['that starts and ends with a nonce', `${nonceMark}${many(10, item)}${nonceMark}`],
  ['of random bytes', `${randomBytes(30_000).toString('base64')}${link(1)}${randomBytes(30_000).toString('hex')}`],
]

describe.each(pages)('page %s', (_, html) => {
  test.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('reads the same in %s under every nonce', async (encoding, read) => {
    const page = new EncodedPage(Buffer.from(html), true)
    for (let visit = 0; visit < 3; visit++) {
      const nonce = freshNonce()
      expect(read(await page.bytes(encoding, nonce)).toString()).toBe(html.replaceAll(nonceMark, nonce))
    }
  })
})

test('compresses to the same content once or often', async () => {
  const [[, html] = ['', '']] = pages
  const nonce = freshNonce()
  const once = zlib.brotliDecompressSync(await new EncodedPage(Buffer.from(html), false).bytes('br', nonce))
  const often = zlib.brotliDecompressSync(await new EncodedPage(Buffer.from(html), true).bytes('br', nonce))
  expect(once.equals(often)).toBe(true)
})

test('handles a page that contains parts of the nonce mark', async () => {
  const parts = Array.from({ length: 16 }, (_, at) => `<i>${nonceMark.slice(at, at + 8)}</i>`).join('')
  const template = await templateBrotli(Buffer.from(`${parts}${link(0)}${many(300, item)}`), nonceMark)
  const nonce = freshNonce()
  expect(zlib.brotliDecompressSync(template?.(nonce) ?? Buffer.alloc(0)).toString()).toContain(`nonce="${nonce}"`)
})

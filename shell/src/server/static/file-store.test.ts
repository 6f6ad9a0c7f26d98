/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FileStore } from './file-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'file-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files with the same bytes, asked for at once on a cold start, are all sent and leave no drafts', async () => {
  const text = 'a { color: red } '.repeat(400)
  const files = Array.from({ length: 12 }, (_, n) => path.join(folder, `${n}.css`))
  for (const file of files) writeFileSync(file, text)
  const kept = path.join(folder, 'compressed')

  const sent = await Promise.all(files.map((file) => new FileStore(kept).get(file, 'br')))

  expect(sent.every(({ bytes }) => brotliDecompressSync(bytes).toString() === text)).toBe(true)
  expect(readdirSync(kept)).toHaveLength(1)
})

test.each([
  ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['nothing of it', () => Buffer.alloc(0)],
  ["another file's", () => brotliCompressSync('b { color: green }')],
])('of a compressed file that was kept %s is never sent: it is made anew', async (_, spoil) => {
  const text = 'a { color: blue } '.repeat(400)
  const file = path.join(folder, 'one.css')
  writeFileSync(file, text)
  const kept = path.join(folder, `kept-${Math.random()}`)
  for (const encoding of ['br', 'gzip'] as const) {
    await new FileStore(kept).get(file, encoding)
    const [name = ''] = readdirSync(kept).filter((one) => one.endsWith(encoding))
    const whole = readFileSync(path.join(kept, name))
    writeFileSync(path.join(kept, name), spoil(whole))

    const { bytes } = await new FileStore(kept).get(file, encoding)

    const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    expect(unpacked.toString()).toBe(text)
    expect(readFileSync(path.join(kept, name))).toEqual(whole)
  }
})

/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FileStore } from './file-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'file-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a newly started store sends after warming a file. */
async function thoroughly(kept: string, file: string, encoding: 'br' | 'gzip') {
  const store = new FileStore(kept)
  await store.warm([{ file }])
  return store.get(file, encoding)
}

test('serves files with the same bytes requested at once on a cold start, without leaving drafts', async () => {
  const text = 'a { color: red } '.repeat(400)
  const files = Array.from({ length: 12 }, (_, n) => path.join(folder, `${n}.css`))
  for (const file of files) writeFileSync(file, text)
  const kept = path.join(folder, 'compressed')

  const sent = await Promise.all(files.map((file) => thoroughly(kept, file, 'br')))

  expect(sent.every(({ bytes }) => brotliDecompressSync(bytes).toString() === text)).toBe(true)
  expect(readdirSync(kept)).toHaveLength(1)
})

test.each([
  ['half of the file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['no bytes', () => Buffer.alloc(0)],
  ['another file', () => brotliCompressSync('b { color: green }')],
])('recreates a stored compressed file that contains %s', async (_, spoil) => {
  const text = 'a { color: blue } '.repeat(400)
  const file = path.join(folder, 'one.css')
  writeFileSync(file, text)
  const kept = path.join(folder, `kept-${Math.random()}`)
  for (const encoding of ['br', 'gzip'] as const) {
    await thoroughly(kept, file, encoding)
    const [name = ''] = readdirSync(kept).filter((one) => one.endsWith(encoding))
    const whole = readFileSync(path.join(kept, name))
    writeFileSync(path.join(kept, name), spoil(whole))

    const { bytes } = await thoroughly(kept, file, encoding)

    const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    expect(unpacked.toString()).toBe(text)
    expect(readFileSync(path.join(kept, name))).toEqual(whole)
  }
})

const written = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
const words = Array.from({ length: 4000 }, (_, n) => `.rule_${(n * 7919) % 4001} { top: ${(n * 31) % 997}px }`).join(
  '\n',
)

test('answers first requests with quick compression and warmed files with a smaller one and another etag', async () => {
  const file = written('large.css', words)
  const store = new FileStore(path.join(folder, 'prompt'))

  const first = await store.get(file, 'br')
  await store.warm([{ file }])
  const warmed = await store.get(file, 'br')

  expect(warmed.bytes.length).toBeLessThan(first.bytes.length)
  expect(warmed.etag).not.toBe(first.etag)
  for (const { bytes } of [first, warmed]) expect(brotliDecompressSync(bytes).toString()).toBe(words)
})

test('replaces a pending list of files to compress with a newer one', async () => {
  const kept = path.join(folder, 'rounds')
  const store = new FileStore(kept)
  const lists = ['before', 'now'].map((round) =>
    Array.from({ length: 4 }, (_, n) => ({ file: written(`${round}-${n}.css`, `/* ${round} ${n} */ ${words}`) })),
  )

  await Promise.all(lists.map((files) => store.warm(files)))

  expect(readdirSync(kept)).toHaveLength(4)
})

test('drops files that are no longer kept from memory and still serves them', async () => {
  const [stays = '', goes = ''] = ['stays.css', 'goes.css'].map((name) => written(name, `/* ${name} */ ${words}`))
  const store = new FileStore(path.join(folder, 'kept'))
  const { bytes } = await store.get(stays, 'br')
  await store.get(goes, 'br')

  store.keep((file) => file === stays)

  expect(store.weight).toBe(bytes.length)
  expect(brotliDecompressSync((await store.get(goes, 'br')).bytes).toString()).toContain('goes.css')
})

test('serves and keeps an empty file', async () => {
  const store = new FileStore(path.join(folder, 'kept'))
  const empty = written('empty.txt', '')

  const { bytes } = await store.get(empty, 'br')

  expect(bytes).toHaveLength(0)
  expect(await store.get(empty, 'br')).toBe(await store.get(empty, 'br'))
})

test('drops the least recently requested file from memory beyond its limit', async () => {
  const [one = '', two = '', three = ''] = ['1.jpg', '2.jpg', '3.jpg'].map((name) => written(name, name.repeat(20)))
  const store = new FileStore(path.join(folder, 'kept'), { limitBytes: 250 })
  const [first, second] = [await store.get(one, 'identity'), await store.get(two, 'identity')]
  await store.get(one, 'identity')

  await store.get(three, 'identity')

  expect(store.weight).toBe(200)
  expect(await store.get(one, 'identity')).toBe(first)
  expect(await store.get(two, 'identity')).not.toBe(second)
})

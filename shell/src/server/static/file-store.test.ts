/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
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

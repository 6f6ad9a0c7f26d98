import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { watchFolders } from './watch-folders.ts'

const root = mkdtempSync(path.join(tmpdir(), 'nukkad-watch-'))
const folder = (name: string) => path.join(root, name)
const calls: (readonly string[])[] = []
let end: () => void

beforeAll(() => {
  mkdirSync(folder('shop/cart'), { recursive: true })
  mkdirSync(folder('city'))
  writeFileSync(folder('shop/cart/cart.css'), 'first')
  end = watchFolders([folder('shop'), folder('city')], async (touched) => void calls.push(touched))
})
afterAll(() => {
  end()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => {
  calls.length = 0
})

async function told(): Promise<readonly string[] | undefined> {
  for (let waited = 0; waited < 3000 && calls.length === 0; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return calls[0]
}

/** Replaces a file atomically, like many editors. */
function replace(file: string, text: string): void {
  writeFileSync(folder('draft'), text)
  renameSync(folder('draft'), file)
}

test.each(['second', 'third'])('watchFolders reports a file replaced by renaming, each time (%s)', async (text) => {
  replace(folder('shop/cart/cart.css'), text)
  expect(await told()).toEqual([folder('shop')])
})

test('watchFolders reports files in folders created later', async () => {
  mkdirSync(folder('city/places'))
  await told()
  calls.length = 0
  writeFileSync(folder('city/places/place.ts'), 'new')
  expect(await told()).toEqual([folder('city')])
})

test('watchFolders calls once for a burst, with all folders touched', async () => {
  for (const text of ['a', 'b', 'c']) writeFileSync(folder('shop/cart/cart.css'), text)
  writeFileSync(folder('city/city.ts'), 'd')
  expect([...((await told()) ?? [])].sort()).toEqual([folder('city'), folder('shop')])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(calls).toHaveLength(1)
})

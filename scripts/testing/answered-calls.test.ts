import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answeredIn, complaints } from './answered-calls.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-answered-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('complaints names a call that no test saw answer well, unless there is a reason', () => {
  writeFileSync(path.join(folder, 'a.json'), JSON.stringify(['getCart']))
  writeFileSync(path.join(folder, 'b.json'), JSON.stringify(['listProducts', 'getCart']))
  const answered = answeredIn(folder)
  const names = ['getCart', 'listProducts', 'forgotten', 'webhook']

  expect(complaints(answered, names, { webhook: 'called by the gateway alone' })).toEqual([
    expect.stringContaining('forgotten'),
  ])
})

test('complaints reports an unneeded reason and one for an unknown call', () => {
  const told = complaints(new Set(['getCart']), ['getCart'], { getCart: 'was hard', gone: 'was there once' })
  expect(told).toEqual([expect.stringContaining('getCart'), expect.stringContaining('gone')])
})

test('complaints reports every call when a run left no answers', () => {
  expect(complaints(answeredIn(path.join(folder, 'nothing'))).length).toBeGreaterThan(100)
})

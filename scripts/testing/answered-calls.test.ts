import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answeredIn, complaints } from './answered-calls.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-answered-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a call that no test saw answer well is named, unless a reason says why', () => {
  writeFileSync(path.join(folder, 'a.json'), JSON.stringify(['getCart']))
  writeFileSync(path.join(folder, 'b.json'), JSON.stringify(['listProducts', 'getCart']))
  const answered = answeredIn(folder)
  const names = ['getCart', 'listProducts', 'forgotten', 'webhook']

  expect(complaints(answered, names, { webhook: 'called by the gateway alone' })).toEqual([
    expect.stringContaining('forgotten'),
  ])
})

test('a reason that is not needed, or names no call, is told', () => {
  const told = complaints(new Set(['getCart']), ['getCart'], { getCart: 'was hard', gone: 'was there once' })
  expect(told).toEqual([expect.stringContaining('getCart'), expect.stringContaining('gone')])
})

test('a run that left no answers complains of every call', () => {
  expect(complaints(answeredIn(path.join(folder, 'nothing'))).length).toBeGreaterThan(100)
})

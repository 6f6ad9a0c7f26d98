import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { classNames } from './class-names.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'nukkad-class-names-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a style sheet and returns the names of its classes. */
function namesOf(file: string, css: string, isReadable = false) {
  const resourcePath = path.join(root, file)
  mkdirSync(path.dirname(resourcePath), { recursive: true })
  writeFileSync(resourcePath, css)
  const name = classNames('mf_tea_1', isReadable)
  return (local: string) => name({ resourcePath } as LoaderContext<object>, '', local)
}

test('classes of a style sheet share a prefix and have a number each', () => {
  const name = namesOf(
    'list.module.css',
    '.row .cell:hover { inset: .5rem }\n/* .gone */ .row.is-open {}\n@keyframes rise {}',
  )
  const [row, cell, open, rise] = ['row', 'cell', 'is-open', 'rise'].map(name)
  expect(row).toMatch(/^mf_tea_1_[0-9a-z]{5}0$/)
  const sheet = row?.slice(0, -1)
  expect([cell, open, rise]).toEqual([`${sheet}1`, `${sheet}2`, `${sheet}3`])
})

test('a class and an animation of the same name get one name, as in CSS Modules', () => {
  const name = namesOf('list.module.css', '.rise { animation: rise 1s }\n@keyframes rise {}\n.after {}')
  expect(name('after').at(-1)).toBe('1')
})

test('other style sheets get other names, also after forty classes', () => {
  const many = Array.from({ length: 40 }, (_, index) => `.c${index} {}`).join('\n')
  const first = namesOf('a/list.module.css', many)
  const second = namesOf('b/list.module.css', many)
  const all = Array.from({ length: 40 }, (_, index) => [first(`c${index}`), second(`c${index}`)]).flat()
  expect(new Set(all).size).toBe(80)
})

test('a readable name contains the original name', () => {
  expect(namesOf('list.module.css', '.row {}', true)('row')).toMatch(/^mf_tea_1_row_[0-9a-z]{5}0$/)
})

test('a class with an escaped character gets a unique name, and an id is named like a class', () => {
  const name = namesOf('list.module.css', '.row {}\n.a\\:b {}\n#map {}')
  expect(name('a:b')).toMatch(/^mf_tea_1_[0-9a-z]{5}_[0-9a-z]{8}$/)
  expect(name('map')).toMatch(/^mf_tea_1_[0-9a-z]{5}2$/)
  expect(new Set(['row', 'a', 'a:b', 'map'].map(name)).size).toBe(4)
})

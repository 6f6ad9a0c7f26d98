import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readRemotePackage } from '../remote-package.ts'
import { sourceMeaning } from './source-meaning.ts'

const found =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a module.
  'export const found = (kind) => import(/* webpackMode: "eager" */ `./kinds/${kind}/${kind}.view.tsx`)'

/** A work tree with a remote, a workspace package that it uses, and two external libraries. */
function workTree() {
  const root = mkdtempSync(path.join(tmpdir(), 'nukkad-meaning-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const lock = (used: string, other = '1.0.0') =>
    write(
      'package-lock.json',
      JSON.stringify({
        packages: {
          'node_modules/used': { version: '1.0.0', dependencies: { deeper: '^1.0.0' } },
          'node_modules/used/node_modules/deeper': { version: used },
          'node_modules/other': { version: other },
        },
      }),
    )
  const exports = { './button': './src/button.tsx', './card': './src/card.tsx' }
  write('packages/ui/package.json', JSON.stringify({ name: '@nukkad/ui', sideEffects: false, exports }))
  write('packages/ui/src/button.tsx', 'export const Button = () => <b>press</b>\nexport const Other = () => <i>no</i>')
  write('packages/ui/src/card.tsx', 'export const Card = () => <p>card</p>')
  write('packages/platform/src/index.ts', '')
  write('node_modules/used/package.json', '{"name":"used"}')
  write('node_modules/other/package.json', '{"name":"other"}')
  mkdirSync(path.join(root, 'node_modules/@nukkad'))
  symlinkSync(path.join(root, 'packages/ui'), path.join(root, 'node_modules/@nukkad/ui'))
  const nukkad = { platform: '^1.0.0', budget: 1, slots: { tea: './src/tea.tsx' } }
  write('mf-tea/package.json', JSON.stringify({ name: 'mf-tea', version: '1.0.0', nukkad }))
  write(
    'mf-tea/src/tea.tsx',
    "import { Button } from '@nukkad/ui/button'\nimport used from 'used'\nimport { found } from './found.ts'\nexport default [Button, used, found]",
  )
  write('mf-tea/src/found.ts', found)
  write('mf-tea/src/kinds/black/black.view.tsx', 'export const view = <b>black</b>')
  lock('1.0.0')
  return { write, lock, meaning: () => sourceMeaning(readRemotePackage(path.join(root, 'mf-tea')), root) }
}

type Tree = ReturnType<typeof workTree>
const button = 'packages/ui/src/button.tsx'

test.each<[string, (tree: Tree) => void]>([
  [
    'a comment and another layout',
    ({ write }) => write(button, '// press it\nexport const Button = () =>\n  <b>press</b>'),
  ],
  ['a module that it does not use', ({ write }) => write('packages/ui/src/card.tsx', 'export const Card = () => 7')],
  ['a part of a module that it does not use', ({ write }) => write(button, 'export const Button = () => <b>press</b>')],
  ['a test', ({ write }) => write('mf-tea/src/tea.test.tsx', 'test.todo("tea")')],
  [
    'the size that it may have',
    ({ write }) => {
      const nukkad = { platform: '^1.0.0', budget: 2, slots: { tea: './src/tea.tsx' } }
      write('mf-tea/package.json', JSON.stringify({ name: 'mf-tea', version: '1.0.0', nukkad }))
    },
  ],
  ['a library that it does not use', ({ lock }) => lock('1.0.0', '2.0.0')],
])('%s does not change the version', (_, change) => {
  const tree = workTree()
  const before = tree.meaning()
  change(tree)
  expect(tree.meaning()).toBe(before)
})

test.each<[string, (tree: Tree) => void]>([
  ['what it uses of another package', ({ write }) => write(button, 'export const Button = () => <b>push</b>')],
  ['its own code', ({ write }) => write('mf-tea/src/tea.tsx', 'export default 7')],
  [
    'a module that is found by the name of its folder',
    ({ write }) => write('mf-tea/src/kinds/black/black.view.tsx', 'export const view = <b>strong</b>'),
  ],
  ['what a comment tells webpack', ({ write }) => write('mf-tea/src/found.ts', found.replace('eager', 'lazy-once'))],
  ['where its screens stand', ({ write }) => write('mf-tea/src/routes.ts', 'export const routes = []')],
])('%s changes the version', (_, change) => {
  const tree = workTree()
  const before = tree.meaning()
  change(tree)
  expect(tree.meaning()).not.toBe(before)
})

test('the code that replaces structured data in browsers changes the version', () => {
  const tree = workTree()
  const replacing = 'packages/platform/src/structured-data/in-browser.ts'
  tree.write(replacing, 'export const productLd = () => undefined')
  const before = tree.meaning()
  tree.write(replacing, 'export const productLd = () => []')
  expect(tree.meaning()).not.toBe(before)
})

test('a dependency of a library that it uses changes the version', () => {
  const [one, other] = [workTree(), workTree()]
  other.lock('1.0.1')
  expect(other.meaning()).not.toBe(one.meaning())
})

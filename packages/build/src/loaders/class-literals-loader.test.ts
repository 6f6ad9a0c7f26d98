import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import classLiteralsLoader from './class-literals-loader.ts'

let context = ''
beforeEach(() => (context = mkdtempSync(path.join(tmpdir(), 'nukkad-class-literals-'))))
afterEach(() => rmSync(context, { recursive: true, force: true }))

const source = "import styles from './list.module.css'\na(styles.row)"

/** Runs the loader on code that uses the class `row` of a style sheet. */
function loaded(css: string) {
  writeFileSync(path.join(context, 'list.module.css'), css)
  const dependencies: string[] = []
  const code = classLiteralsLoader.call(
    {
      context,
      getOptions: () => ({ prefix: 'mf_tea_1' }),
      addDependency: (file: string) => void dependencies.push(file),
    } as unknown as LoaderContext<{ prefix: string }>,
    source,
  )
  return { code, dependencies }
}

test('a class is replaced by its name, and its style sheet is a dependency', () => {
  const { code, dependencies } = loaded('.page {}\n.row {}')
  expect(code).toMatch(/^import "\.\/list\.module\.css";\na\("mf_tea_1_[0-9a-z]{5}1"\)$/)
  expect(dependencies).toEqual([path.join(context, 'list.module.css')])
})

test.each([
  ['a class that composes others', '.row { composes: page; }\n.page {}'],
  ['an @value rule', '@value row: 3px;'],
  ['an :export rule', ':export { row: 3px }'],
])('the styles object is kept for %s', (_, css) => {
  expect(loaded(css).code).toBe(source)
})

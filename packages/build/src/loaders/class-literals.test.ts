import { classLiterals } from './class-literals.ts'

const classes = ['row', 'isOpen', 'rail']
const namesOf = (sheet: string) => (local: string) =>
  classes.includes(local) ? `${sheet.replace(/\W/g, '')}-${local}` : undefined
const written = (code: string, names: typeof namesOf | (() => undefined) = namesOf) =>
  classLiterals(`import styles from './list.module.css';\n${code}`, names)

test('a class is replaced where it is used, and the style sheet is imported for its rules only', () => {
  expect(written('a(styles.row, open && styles.isOpen, [styles.row, styles.rail])')).toBe(
    'import "./list.module.css";\n' +
      'a("listmodulecss-row", open && "listmodulecss-isOpen", ["listmodulecss-row", "listmodulecss-rail"])',
  )
})

test('other uses of the name of the object are unchanged', () => {
  const code = 'a(page.styles, { styles: 1 }, "styles.row", /styles.row/) // styles.row'
  expect(written(code)).toBe(`import "./list.module.css";\n${code}`)
})

test.each([
  ['a computed class name', 'a(styles.row, styles[look])'],
  ['the object passed as an argument', 'a(styles.row, b(styles))'],
  ['the object inside another object', 'a(styles.row, { styles })'],
  ['the exported object', 'a(styles.row); export { styles }'],
  ['optional chaining', 'a(styles?.row)'],
  ['a parameter of the same name', 'const a = (styles) => styles.row'],
])('the styles object is kept for %s', (_, code) => {
  expect(written(code)).toBe(`import styles from './list.module.css';\n${code}`)
})

test('the styles object is kept when the style sheet exports more than class names', () => {
  const code = 'a(styles.row)'
  expect(written(code, () => undefined)).toBe(`import styles from './list.module.css';\n${code}`)
})

test('two style sheets of one file are handled separately', () => {
  const code =
    "import a from './a.module.css'\nimport b from '../b.module.css'\nimport plain from './plain.css'\nf(a.row, b.row, b[x], plain.row)"
  expect(classLiterals(code, namesOf)).toBe(
    'import "./a.module.css";\nimport b from \'../b.module.css\'\nimport plain from \'./plain.css\'\nf("amodulecss-row", b.row, b[x], plain.row)',
  )
})

test('a class missing in the style sheet is reported', () => {
  expect(() => written('a(styles.rwo)')).toThrow('styles.rwo: ./list.module.css has no class of this name')
})

import { classLiterals } from './class-literals.ts'

const classes = ['row', 'isOpen', 'rail']
const namesOf = (sheet: string) => (local: string) =>
  classes.includes(local) ? `${sheet.replace(/\W/g, '')}-${local}` : undefined
const written = (code: string, names: typeof namesOf | (() => undefined) = namesOf) =>
  classLiterals(`import styles from './list.module.css';\n${code}`, names)

test('a class stands where it is used, and of the style sheet nothing but its rules is imported', () => {
  expect(written('a(styles.row, open && styles.isOpen, [styles.row, styles.rail])')).toBe(
    'import "./list.module.css";\n' +
      'a("listmodulecss-row", open && "listmodulecss-isOpen", ["listmodulecss-row", "listmodulecss-rail"])',
  )
})

test('what only has the name of the object is left as it is', () => {
  const code = 'a(page.styles, { styles: 1 }, "styles.row", /styles.row/) // styles.row'
  expect(written(code)).toBe(`import "./list.module.css";\n${code}`)
})

test.each([
  ['a class by a computed name', 'a(styles.row, styles[look])'],
  ['the object handed on', 'a(styles.row, b(styles))'],
  ['an object with it', 'a(styles.row, { styles })'],
  ['it exported', 'a(styles.row); export { styles }'],
  ['a class that may be missing', 'a(styles?.row)'],
  ['something else of that name', 'const a = (styles) => styles.row'],
])('the object stays for %s', (_, code) => {
  expect(written(code)).toBe(`import styles from './list.module.css';\n${code}`)
})

test('the object stays where the style sheet says more than names of classes', () => {
  const code = 'a(styles.row)'
  expect(written(code, () => undefined)).toBe(`import styles from './list.module.css';\n${code}`)
})

test('two style sheets of one file are two', () => {
  const code =
    "import a from './a.module.css'\nimport b from '../b.module.css'\nimport plain from './plain.css'\nf(a.row, b.row, b[x], plain.row)"
  expect(classLiterals(code, namesOf)).toBe(
    'import "./a.module.css";\nimport b from \'../b.module.css\'\nimport plain from \'./plain.css\'\nf("amodulecss-row", b.row, b[x], plain.row)',
  )
})

test('a class that the style sheet does not have is told', () => {
  expect(() => written('a(styles.rwo)')).toThrow('styles.rwo: ./list.module.css has no class of this name')
})

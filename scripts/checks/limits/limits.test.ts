import { faultsOf, lowered } from './compare.ts'
import { fullFolders } from './full-folders.ts'
import { literalSpreads } from './literal-spreads.ts'
import { longFiles } from './long-files.ts'
import { longFunctions } from './long-functions.ts'
import { neverCasts } from './never-casts.ts'
import { repeatedLines } from './repeated-lines.ts'
import { rules } from './rules.ts'
import { sharedTables } from './shared-tables.ts'
import { functionsIn } from './sql-writes.ts'
import { strayStatements } from './stray-statements.ts'

const file = (name: string, text: string) => ({ file: name, text, isTest: false })
const cart = (name: string, text: string) => file(`packages/api/src/modules/cart/${name}`, text)

test('longFunctions counts lines, and an inner function for itself', () => {
  const text = 'const sum = () => {\n  function add() {\n    return 1\n  }\n  return add()\n}\n'
  expect(longFunctions([file('a.ts', text)], 2)).toEqual({ 'a.ts sum': 6, 'a.ts add': 3 })
  expect(longFunctions([file('a.ts', text)], 6)).toEqual({})
})

test('longFunctions finds a long anonymous function', () => {
  expect(longFunctions([file('a.ts', 'run(() => {\n  a()\n  b()\n})\n')], 3)).toEqual({ 'a.ts anonymous': 4 })
})

test('longFunctions accepts a reason above a long function, and reports one above a short function', () => {
  const long = '// limit: the steps share a lock\nexport const run = () => {\n  a()\n  b()\n}\n'
  expect(longFunctions([file('a.ts', long)], 3)).toEqual({})
  expect(longFunctions([file('a.ts', long)], 9)).toEqual({ 'a.ts:1 reason without a long function': 1 })
  expect(longFunctions([file('a.ts', long.replace('the steps share a lock', 'ok'))], 3)).toEqual({ 'a.ts run': 4 })
})

test('longFunctions ignores the callback of describe, but not the tests in it', () => {
  const text = "describe('a', () => {\n  test('b', () => {\n    a()\n  })\n})\n"
  expect(longFunctions([file('a.test.ts', text)], 3)).toEqual({})
  expect(longFunctions([file('a.test.ts', text)], 2)).toEqual({ 'a.test.ts anonymous': 3 })
})

test('longFiles counts the lines of a file, not what follows its last line break', () => {
  expect(longFiles([file('a.ts', 'a\nb\n')], 2)).toEqual({})
  expect(longFiles([file('a.ts', 'a\nb\nc\n'), file('b.css', 'a\n')], 2)).toEqual({ 'a.ts': 3 })
})

test('fullFolders counts the files of a folder itself, not of its subfolders', () => {
  const sources = ['a/1.ts', 'a/2.ts', 'a/b/3.ts'].map((name) => file(name, ''))
  expect(fullFolders(sources, 1)).toEqual({ a: 2 })
})

test('literalSpreads counts literals that are spread, not names or conditions', () => {
  const text = "const a = { ...{ b, c }, d }\nconst e = { ...a, ...(d && { f }), g: '...{ h }' }\n"
  expect(literalSpreads([file('a.ts', text)])).toEqual({ 'a.ts': 1 })
})

test('neverCasts counts `as never` in code, not in comments or strings', () => {
  const text = "// it was never\nconst a = b as never\nconst c = 'd as never'\n"
  expect(neverCasts([file('a.ts', text)])).toEqual({ 'a.ts': 1 })
})

test('strayStatements finds SQL outside its files: statements, fragments and raw text', () => {
  const text =
    'const rows = await q`\n  select id from cart where id = 1`\nconst part = q`and is_open`\nq.unsafe(text)\n'
  const sources = ['cart.service.ts', 'cart.repository.ts', 'cart.personal.ts'].map((name) => cart(name, text))
  expect(strayStatements(sources)).toEqual({ 'packages/api/src/modules/cart/cart.service.ts': 3 })
  expect(strayStatements([cart('cart.service.ts', 'const sign = String.raw`\\d`')])).toEqual({})
})

test('sharedTables reports a table written by two modules, not one that a module only reads', () => {
  const sources = [
    cart('a.ts', 'q`insert into cart (id) values (1)`'),
    cart('b.ts', 'q`update cart c set version = 2`'),
    file('packages/api/src/modules/orders/c.ts', 'q`select * from cart for update`'),
  ]
  expect(sharedTables(sources, [])).toEqual({})
  for (const text of ['q`DELETE FROM ONLY cart where id = 1`', "insertAll(q, 'cart', rows)"]) {
    const other = file('packages/api/src/modules/orders/d.ts', text)
    expect(sharedTables([...sources, other], [])).toEqual({ 'cart (cart, orders)': 2 })
  }
})

test('sharedTables attributes writes of a database function to its callers, and none to triggers', () => {
  const functions = functionsIn([
    'create or replace function add_line() returns void language sql as $$ select put_line() $$;',
    'create or replace function put_line() returns void language sql as $$ insert into cart_line values (1) $$;',
    'create or replace function note() returns trigger language plpgsql as $$ begin delete from cart_line; end $$;',
  ])
  const sources = [
    cart('a.ts', 'q`select put_line()`'),
    file('packages/api/src/modules/orders/b.ts', 'q`select note()`'),
  ]
  expect(sharedTables(sources, functions)).toEqual({})
  const other = file('packages/api/src/modules/orders/c.ts', 'q`select add_line()`')
  expect(sharedTables([...sources, other], functions)).toEqual({ 'cart_line (cart, orders)': 2 })
})

test('sharedTables reports writes of a module without tables, and a table named by a value', () => {
  const repair = file('packages/api/src/modules/operations/invariants/a.ts', 'q`update category c set count = 1`')
  const hidden = cart('b.ts', `q\`update \${q(table)} set count = 1\``)
  expect(sharedTables([repair, hidden], [])).toEqual({
    'category (operations)': 1,
    'packages/api/src/modules/cart/b.ts table by value': 1,
  })
})

describe('repeatedLines', () => {
  const run = ['const a = 1', 'const b = 2', 'const c = 3'].join('\n')

  test('finds lines in another file and further down in the same one, with the length of the run', () => {
    const sources = [file('a.ts', `start()\n${run}\nend()`), file('b.ts', `${run}\nend()\nmore()`)]
    expect(repeatedLines(sources, 3)).toEqual({ 'b.ts:1 ~ a.ts:2': 4 })
    expect(repeatedLines(sources, 5)).toEqual({})
    expect(repeatedLines([file('a.ts', `${run}\n${run}`)], 3)).toEqual({ 'a.ts:4 ~ a.ts:1': 3 })
  })

  test('skips imports, comments, blank lines and punctuation, which do not end a run', () => {
    const other = "import {\n  a,\n} from 'a'\n\nconst a = 1\n// why\n  const b = 2\n\n/* or\nnot */\n})\nconst c = 3"
    expect(repeatedLines([file('a.ts', run), file('b.ts', other)], 3)).toEqual({ 'b.ts:5 ~ a.ts:1': 3 })
    const imports = "import { a } from 'a'\nimport { b } from 'b'\nexport { c } from 'c'\nimport 'd'\n"
    expect(repeatedLines([file('a.ts', imports), file('b.ts', imports)], 2)).toEqual({})
  })

  test('accepts a reason above the second place', () => {
    const excused = (why: string) => [file('a.ts', run), file('b.ts', `${why}\n${run}`)]
    expect(repeatedLines(excused('// repeated: each side is released alone'), 3)).toEqual({})
    expect(repeatedLines(excused('// repeated: yes'), 3)).toEqual({ 'b.ts:2 ~ a.ts:1': 3 })
  })

  test('allows up to 9 lines in a style sheet, and a reason in a CSS comment', () => {
    const lines = Array.from({ length: 9 }, (_, at) => `  margin: ${at}px;`)
    const sheets = (count: number, why = '') => [
      file('a.css', `.a {\n${lines.slice(0, count).join('\n')}\n}`),
      file('b.css', `${why}\n.a {\n${lines.slice(0, count).join('\n')}\n}`),
    ]
    expect(rules.repeats.breaks(sheets(8), [])).toEqual({})
    expect(rules.repeats.breaks(sheets(9), [])).toEqual({ 'b.css:2 ~ a.css:1': 10 })
    expect(rules.repeats.breaks(sheets(9, '/* repeated: one theme by choice, one by the device */'), [])).toEqual({})
  })
})

test('style sheets count neither as functions nor as files of a folder', () => {
  const sheets = Array.from({ length: 30 }, (_, at) => file(`a/${at}.css`, `.a${at} {\n${'\n'.repeat(100)}}`))
  for (const { breaks } of Object.values(rules)) expect(breaks(sheets, [])).toEqual({})
})

test('faultsOf reports new and grown breaks, and limits that are too high', () => {
  const faults = faultsOf('little', { grown: 2, mended: 3, same: 4, less: 5 }, { grown: 3, fresh: 1, same: 4, less: 1 })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['grown', 'fresh', 'mended', 'less'])
})

test('lowered adds no new break and raises no limit', () => {
  expect(lowered({ grown: 2, mended: 3, less: 5 }, { grown: 3, fresh: 1, less: 1 })).toEqual({ grown: 2, less: 1 })
})

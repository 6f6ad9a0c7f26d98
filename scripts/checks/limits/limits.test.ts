import { faultsOf, lowered } from './compare.ts'
import { fullFolders } from './full-folders.ts'
import { longFunctions } from './long-functions.ts'
import { neverCasts } from './never-casts.ts'
import { repeatedLines } from './repeated-lines.ts'
import { rules } from './rules.ts'
import { sharedTables } from './shared-tables.ts'
import { functionsIn } from './sql-writes.ts'
import { strayStatements } from './stray-statements.ts'

const file = (name: string, text: string) => ({ file: name, text, isTest: false })
const cart = (name: string, text: string) => file(`packages/api/src/modules/cart/${name}`, text)

test('a function is too long by its lines, and one inside it counts for itself', () => {
  const text = 'const sum = () => {\n  function add() {\n    return 1\n  }\n  return add()\n}\n'
  expect(longFunctions([file('a.ts', text)], 2)).toEqual({ 'a.ts sum': 6, 'a.ts add': 3 })
  expect(longFunctions([file('a.ts', text)], 6)).toEqual({})
})

test('a long function that is handed on without a name is still found', () => {
  expect(longFunctions([file('a.ts', 'run(() => {\n  a()\n  b()\n})\n')], 3)).toEqual({ 'a.ts anonymous': 4 })
})

test('a reason above a long function is taken, and one above a short function is a break', () => {
  const long = '// limit: the steps share a lock\nexport const run = () => {\n  a()\n  b()\n}\n'
  expect(longFunctions([file('a.ts', long)], 3)).toEqual({})
  expect(longFunctions([file('a.ts', long)], 9)).toEqual({ 'a.ts:1 reason without a long function': 1 })
  expect(longFunctions([file('a.ts', long.replace('the steps share a lock', 'ok'))], 3)).toEqual({ 'a.ts run': 4 })
})

test('the callback of describe is no function, the tests in it are', () => {
  const text = "describe('a', () => {\n  test('b', () => {\n    a()\n  })\n})\n"
  expect(longFunctions([file('a.test.ts', text)], 3)).toEqual({})
  expect(longFunctions([file('a.test.ts', text)], 2)).toEqual({ 'a.test.ts anonymous': 3 })
})

test('a folder is full by the files of its own, not by those below it', () => {
  const sources = ['a/1.ts', 'a/2.ts', 'a/b/3.ts'].map((name) => file(name, ''))
  expect(fullFolders(sources, 1)).toEqual({ a: 2 })
})

test('`as never` counts where it is code, not where a comment or text says it', () => {
  const text = "// it was never\nconst a = b as never\nconst c = 'd as never'\n"
  expect(neverCasts([file('a.ts', text)])).toEqual({ 'a.ts': 1 })
})

test('SQL is out of place unless its file is a home of it: statements, pieces of them, and what is sent as text', () => {
  const text =
    'const rows = await q`\n  select id from cart where id = 1`\nconst part = q`and is_open`\nq.unsafe(text)\n'
  const sources = ['cart.service.ts', 'cart.repository.ts', 'cart.personal.ts'].map((name) => cart(name, text))
  expect(strayStatements(sources)).toEqual({ 'packages/api/src/modules/cart/cart.service.ts': 3 })
  expect(strayStatements([cart('cart.service.ts', 'const sign = String.raw`\\d`')])).toEqual({})
})

test('a table is shared when two modules write it, not when one only reads it', () => {
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

test('what a function of the database writes is written by the module that calls it, what a trigger writes by nobody', () => {
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

test('a module that has no tables writes none, and a table is not named by a value', () => {
  const repair = file('packages/api/src/modules/operations/invariants/a.ts', 'q`update category c set count = 1`')
  const hidden = cart('b.ts', `q\`update \${q(table)} set count = 1\``)
  expect(sharedTables([repair, hidden], [])).toEqual({
    'category (operations)': 1,
    'packages/api/src/modules/cart/b.ts table by value': 1,
  })
})

describe('lines that stand in two places', () => {
  const run = ['const a = 1', 'const b = 2', 'const c = 3'].join('\n')

  test('are found in another file and further down in the same one, with the length of the run', () => {
    const sources = [file('a.ts', `start()\n${run}\nend()`), file('b.ts', `${run}\nend()\nmore()`)]
    expect(repeatedLines(sources, 3)).toEqual({ 'b.ts:1 ~ a.ts:2': 4 })
    expect(repeatedLines(sources, 5)).toEqual({})
    expect(repeatedLines([file('a.ts', `${run}\n${run}`)], 3)).toEqual({ 'a.ts:4 ~ a.ts:1': 3 })
  })

  test('are counted without imports, comments, blank lines and signs alone, which do not end the run', () => {
    const other = "import {\n  a,\n} from 'a'\n\nconst a = 1\n// why\n  const b = 2\n\n/* or\nnot */\n})\nconst c = 3"
    expect(repeatedLines([file('a.ts', run), file('b.ts', other)], 3)).toEqual({ 'b.ts:5 ~ a.ts:1': 3 })
    const imports = "import { a } from 'a'\nimport { b } from 'b'\nexport { c } from 'c'\nimport 'd'\n"
    expect(repeatedLines([file('a.ts', imports), file('b.ts', imports)], 2)).toEqual({})
  })

  test('are let through with a reason above the second place', () => {
    const excused = (why: string) => [file('a.ts', run), file('b.ts', `${why}\n${run}`)]
    expect(repeatedLines(excused('// repeated: each side is released alone'), 3)).toEqual({})
    expect(repeatedLines(excused('// repeated: yes'), 3)).toEqual({ 'b.ts:2 ~ a.ts:1': 3 })
  })

  test('may be 9 of a style sheet, where the reason stands between the signs of its comments', () => {
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

test('style sheets are neither functions nor files of a folder', () => {
  const sheets = Array.from({ length: 30 }, (_, at) => file(`a/${at}.css`, `.a${at} {\n${'\n'.repeat(100)}}`))
  for (const { breaks } of Object.values(rules)) expect(breaks(sheets, [])).toEqual({})
})

test('a new break and a grown one are faults, and so is a number that is higher than need be', () => {
  const faults = faultsOf('little', { grown: 2, mended: 3, same: 4, less: 5 }, { grown: 3, fresh: 1, same: 4, less: 1 })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['grown', 'fresh', 'mended', 'less'])
})

test('lowering the list takes no new break into it and raises no number', () => {
  expect(lowered({ grown: 2, mended: 3, less: 5 }, { grown: 3, fresh: 1, less: 1 })).toEqual({ grown: 2, less: 1 })
})

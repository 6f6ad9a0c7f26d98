import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { givenFolder, givenRemote } from './test-remote.given.ts'
import { untested } from './untested.ts'

/** A remote with two tests, one of which imports `tea.ts`. */
function given() {
  const memory = givenFolder()
  const { dir, write } = givenRemote({
    'tea.ts': "export const tea = 'Assam'",
    'cup.ts': "export { tea as inCup } from './tea.ts'",
    'cup.test.ts': "import { inCup } from './cup.ts'\ntest('tea', () => expect(inCup).toBe('Assam'))",
    'alone.test.tsx': "test('one', () => expect(1).toBe(1))",
  })
  const look = () => untested(dir, 'mf-tea', memory)
  const names = () => look()?.items.map((file) => path.basename(file))
  look()?.remember()
  return { memory, write, look, names }
}

describe('tests of a remote that passed', () => {
  test('are not run again while all their imports are unchanged', () => {
    expect(given().names()).toEqual([])
  })

  test.each([
    ['in an indirect import', 'tea.ts', "export const tea = 'Nilgiri'", ['cup.test.ts']],
    ['in the test itself', 'alone.test.tsx', "test('one', () => expect(2).toBe(2))", ['alone.test.tsx']],
    ['in a file that no code imports', 'menu.json', '{}', ['alone.test.tsx', 'cup.test.ts']],
    ['in an unrelated file, which runs none', 'saucer.ts', 'export const saucer = 1', []],
  ])('are run again after a change: %s', (_, file, text, again) => {
    const { write, names } = given()
    write(file, text)
    expect(names()).toEqual(again)
  })

  test('are run again until they pass, and not when the change is undone', () => {
    const { write, names } = given()
    write('tea.ts', "export const tea = 'Nilgiri'")
    names()
    expect(names()).toEqual(['cup.test.ts'])
    write('tea.ts', "export const tea = 'Assam'")
    expect(names()).toEqual([])
  })

  test('are all run when the stored results are damaged', () => {
    const { memory, names } = given()
    for (const file of readdirSync(memory)) writeFileSync(path.join(memory, file), '{ "half')
    expect(names()).toEqual(['alone.test.tsx', 'cup.test.ts'])
  })

  test.each([
    ['its own jest configuration', '../jest.project.mjs', 'export default {}'],
    ['an import of a missing file', 'cup.ts', "export * from './pot.ts'"],
    ['a syntax error', 'cup.ts', 'export const ='],
  ])('are all run by jest in a remote with %s', (_, file, text) => {
    const { write, look } = given()
    write(file, text)
    expect(look()).toBeUndefined()
  })
})

import Type from 'typebox'
import { emit } from './contract-module.ts'

const Tea = Type.Object({ kind: Type.String() })
const getTea = {
  method: 'GET',
  url: '/teas/:id',
  access: 'public',
  summary: 'A tea',
  tags: ['teas'],
  schema: { params: Tea, response: { 200: Tea } },
}

describe('a contract in the browser bundle', () => {
  test('has method, url and access, and no schema', () => {
    expect(emit({ getTea })).toBe(
      'export const getTea = {"method":"GET","url":"/teas/:id","access":"public"};\nexport {};\n',
    )
  })

  test('marks a shared answer, which pages share', () => {
    expect(emit({ getTea: { ...getTea, isShared: true } })).toContain('"access":"public","isShared":true')
  })

  test('marks an answer that is a file', () => {
    expect(emit({ getTea: { ...getTea, answers: 'file' } })).toContain('"access":"public","answers":"file"')
  })

  test('keeps calls grouped in a record', () => {
    expect(emit({ teas: { get: getTea } })).toBe(
      'export const teas = {"get":{"method":"GET","url":"/teas/:id","access":"public"}};\nexport {};\n',
    )
  })

  test('keeps plain data and drops schemas and functions', () => {
    const text = emit({ Tea, brew: () => Tea, limits: { cups: 10, kinds: ['assam'] }, nested: { Tea } })
    expect(text).toContain('export const limits = {"cups":10,"kinds":["assam"]};')
    expect(text).not.toMatch(/Tea|brew|nested/)
  })
})

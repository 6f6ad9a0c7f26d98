import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { Nullable } from '@nukkad/contracts/schema'
import { type TSchema, Type } from 'typebox'
import { writtenSchema } from './written-schema.ts'

const compile = SerializerSelector()()
const writerOf = (schema: unknown) =>
  compile({ schema, method: 'GET', url: '/', httpStatus: '200' } as Parameters<typeof compile>[0])

const Colour = Type.Union([Type.Literal('red'), Type.Literal('blue')])
const Size = Type.Union([Type.Literal(1), Type.Literal(2.5)])
const Place = Type.Object({ title: Type.String(), city: Nullable(Type.String({ minLength: 3 })) })

describe('writtenSchema', () => {
  test.each<[string, TSchema, unknown[]]>([
    [
      'a nullable string',
      Nullable(Type.String({ format: 'date-time' })),
      [null, '2026-11-27T10:00:00.000Z', 'no "date"'],
    ],
    ['a nullable integer', Nullable(Type.Integer({ minimum: 3 })), [null, 0, 7]],
    ['a nullable boolean', Nullable(Type.Boolean()), [null, false, true]],
    ['a nullable array', Nullable(Type.Array(Nullable(Type.String()))), [null, [], ['a', null]]],
    ['a nullable object', Nullable(Place), [null, { title: 'Lodhi', city: null }, { title: 'Lodhi', city: 'delhi' }]],
    ['a union of strings', Colour, ['red', 'blue']],
    ['a nullable union of strings', Nullable(Colour), [null, 'red']],
    ['a nullable enum', Nullable(Type.Enum(['red', 'blue'])), [null, 'blue']],
    ['a flat union of strings and null', Type.Union([...Colour.anyOf, Type.Null()]), [null, 'blue']],
    ['a union of numbers', Size, [1, 2.5]],
  ])('serializes %s without a validator and with the same result', (_, schema, values) => {
    const written = writtenSchema(schema)
    expect(JSON.stringify(written)).not.toContain('anyOf')
    const write = writerOf({ type: 'object', properties: { it: written } })
    for (const it of values) expect(write({ it })).toBe(JSON.stringify({ it }))
  })

  test('still distinguishes a union of objects, and needs no validator for their fields', () => {
    const Event = Type.Object({ kind: Type.Literal('event'), at: Nullable(Type.String()) })
    const Post = Type.Object({ kind: Type.Literal('post'), colour: Colour })
    const write = writerOf(writtenSchema(Type.Array(Type.Union([Event, Post]))))
    const all = [
      { kind: 'post', colour: 'blue' },
      { kind: 'event', at: null },
    ]
    expect(write(all)).toBe(JSON.stringify(all))
  })
})

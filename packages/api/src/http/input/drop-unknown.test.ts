import Type from 'typebox'
import { Clean } from 'typebox/value'
import { dropUnknown } from './drop-unknown.ts'

const schema = Type.Object({
  name: Type.String(),
  size: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  lines: Type.Array(Type.Object({ sku: Type.String() })),
  place: Type.Union([Type.Object({ city: Type.String() }), Type.Null()]),
  free: Type.Unknown(),
  labels: Type.Record(Type.String(), Type.String()),
})

test('dropUnknown keeps fields of the schema at every depth and drops the rest like TypeBox', () => {
  const value = () => ({
    name: 'Asha',
    size: null,
    lines: [{ sku: 'a', more: 1 }, { sku: 'b' }],
    place: { city: 'delhi', secret: true },
    free: { anything: [1] },
    labels: { colour: 'indigo' },
    extra: 'gone',
  })
  const cleaned = dropUnknown(schema)(value())
  expect(cleaned).toEqual({
    name: 'Asha',
    size: null,
    lines: [{ sku: 'a' }, { sku: 'b' }],
    place: { city: 'delhi' },
    free: { anything: [1] },
    labels: { colour: 'indigo' },
  })
  expect(cleaned).toEqual(Clean(schema, value()))
})

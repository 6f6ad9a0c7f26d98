import fc from 'fast-check'

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let at = 0; at < depth; at += 1) value = [value]
  return value
}

/** Placeholders for values that are easier to write as JSON: an infinite number, deeply nested lists, a long list. */
const infinite = '\u0001infinite'
const deep = '\u0001deep'
const long = '\u0001long'
const depth = 50_000
/** As many as fit into the largest body that a call takes. */
const length = 80_000

/** JSON with the placeholders replaced by their values. */
export const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll(JSON.stringify(infinite), '1e309')
    .replaceAll(JSON.stringify(deep), () => '['.repeat(depth) + ']'.repeat(depth))
    .replaceAll(JSON.stringify(long), () => `[${'[],'.repeat(length)}[]]`)

/** Texts that are likely to break something. */
export const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'NaN',
  '1e309',
  '-1',
  '99999999999999999999',
  '9223372036854775808',
  '2147483648',
  '0x10',
  "'",
  '"',
  '%',
  '%00',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '9999-12-31T23:59:60Z',
  '9999-12-31',
  '0000-00-00T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦',
  '(((((((((((((((((((((a',
  ':*&|!',
  ',',
  '1,'.repeat(2_000),
  'a'.repeat(300),
  'a'.repeat(5_000),
] as const

const hostileConstants: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  Number.MIN_VALUE,
  infinite,
  deep,
  long,
  [],
  {},
  [[]],
  nested(30),
  { __proto__: null, constructor: { prototype: {} } },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  Array.from({ length: 1_000 }, (_, at) => at),
]

/** Used rarely: they are a megabyte, and nearly as much as the largest body that a call takes. */
export const huge = 'm'.repeat(1024 * 1024)
const large = `${'a'.repeat(200_000)},`

export const hostileText = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constant(huge) },
  { weight: 1, arbitrary: fc.constant(large) },
)
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(hostileText, fc.constantFrom(...hostileConstants))

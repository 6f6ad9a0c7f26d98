import { withoutSecrets } from './without-secrets.ts'

test('withoutSecrets removes emails, tokens and phone numbers wherever they occur', () => {
  const props = withoutSecrets({
    query: 'kurta for asha@example.in or call +91 9876543210',
    note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDEifQ.c2lnbmF0dXJl',
    jwt_token: 'x',
    nested: { password: 'x', list: ['dev@example.com', 3] },
    sku: 'KUR-001',
    amount: 149900,
  })
  expect(props).toEqual({
    query: 'kurta for … or call …',
    note: '…',
    nested: { list: ['…', 3] },
    sku: 'KUR-001',
    amount: 149900,
  })
})

test('withoutSecrets removes personal properties and keeps what was bought', () => {
  const item = { item_id: 'KUR-001', item_name: 'Indigo kurta', item_variant: 'Indigo, M', price: 1499.5, quantity: 2 }
  const bought = { currency: 'INR', value: 2999, items: [item], order_ids: ['NK-7F3K92ABCDEF'], at: 1_763_800_000_000 }
  const told = {
    ...bought,
    firstName: 'Asha',
    last_name: 'Menon',
    birthday: '1991-04-02',
    by: 9876543210,
    to: 919876543210,
  }
  expect(withoutSecrets(told)).toEqual({ ...bought, by: null, to: null })
})

test('withoutSecrets removes invalid characters, long text and deep nesting', () => {
  const deep = { a: { b: { c: { d: { e: 1 } } } } }
  const props = withoutSecrets({ 'zero\u0000': 'a\u0000b', half: '\ud800x', long: 'x'.repeat(9000), deep })
  expect(props.zero).toBe('ab')
  expect(props.half).toBe('x')
  expect(String(props.long)).toHaveLength(500)
  expect(JSON.stringify(props.deep)).toBe('{"a":{"b":{"c":null}}}')
})

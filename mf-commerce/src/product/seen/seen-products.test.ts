import { rememberSeen, seenProducts } from './seen-products.ts'

function keptTexts(before?: string) {
  let held: string | null = before ?? null
  return {
    getItem: () => held,
    setItem: (_: string, value: string) => {
      held = value
    },
  }
}

test('remembers each viewed product once, newest first, thirteen at most', () => {
  const storage = keptTexts()
  for (let n = 1; n <= 20; n += 1) rememberSeen(storage, `kurta-${n}`)
  rememberSeen(storage, 'kurta-19')
  expect(seenProducts(storage).slice(0, 3)).toEqual(['kurta-19', 'kurta-20', 'kurta-18'])
  expect(seenProducts(storage)).toHaveLength(13)
})

test.each(['{', '{"a":1}', 'null', '[1,{"a":2},"../x","<script>"]'])(
  'reads only valid slugs from "%s" in the storage',
  (text) => {
    expect(seenProducts(keptTexts(text)).every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true)
  },
)

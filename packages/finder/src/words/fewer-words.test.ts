import { fewerWords } from './fewer-words.ts'

/** The shorter search chosen where every shop item is a list of words. */
function shorterOf(text: string, items: readonly string[]): string | undefined {
  const found = (words: string) =>
    items.filter((item) => words.split(' ').every((word) => item.split(' ').includes(word))).length
  const shorter = fewerWords(text)
  let step = shorter.next()
  while (!step.done) step = shorter.next(step.value.map(found))
  return step.value
}

describe('a search of which nothing has all the words', () => {
  const items = ['rooftop cafe', 'cafe jazz', 'kurta blue', 'kurta red', 'hauz khas cafe']

  test.each([
    ['kurta spaceship', 'kurta'],
    ['hauz khas cafe zebra', 'hauz khas cafe'],
    ['zebra giraffe jazz, cafe okapi', 'jazz cafe'],
    ['rooftop jazz kurta red', 'kurta red'],
    ['zebra okapi giraffe', undefined],
    ['zebra', undefined],
  ])('%s is shortened to %s', (text, shorter) => {
    expect(shorterOf(text, items)).toBe(shorter)
  })

  test('keeps words as typed and leaves out those between them', () => {
    expect(shorterOf('best cafe in hauz khas for zebras', items)).toBe('cafe hauz khas')
  })
})

import { inProcess } from '../search-engine.ts'
import { createSearchIndex } from '../search-index.ts'
import { defineShape } from '../shape.ts'
import { correctSpelling } from './spelling.ts'

const shape = defineShape({ fields: {}, sorts: {}, levels: ['title', 'title-by-meaning'] })
const meanings = new Map([['ghumne jagah', ['garden']]])

/** Reads a text where these words can be found. */
async function read(text: string, isTyping = false) {
  const index = createSearchIndex(shape, { bound: 10 })
  index.learn({ meanings, names: new Map(), offered: [] })
  index.put({
    id: 1,
    title: 'belt masala chai year bet jhumka cafe jewellery kurtas garden hand hauz khas notebook phulkari',
    text: '',
  })
  return (await correctSpelling([inProcess(index)], text, isTyping)).correctedTo
}

describe('a sentence', () => {
  test.each([
    'best masala chai near me',
    'Best cafe in Hauz Khas',
    'ghumne ki jagah',
    'chai peene ki jagah',
    'masala chai mere paas',
    'सबसे अच्छी जगह',
  ])('is left as it is: %s', async (text) => {
    expect(await read(text)).toBeNull()
    expect(await read(text, true)).toBeNull()
  })

  test.each([
    ['a short word with another first letter', 'hear'],
    ['a short word two letters away', 'jumkaa'],
    ['a number', '1000'],
  ])('is not corrected at %s', async (_, text) => {
    expect(await read(text)).toBeNull()
  })

  test.each([
    ['best jwellery in Hauz Khas', 'best jewellery in Hauz Khas'],
    ['Blue kurtaas', 'Blue kurta'],
    ['phullkarii', 'phulkari'],
    ['cafe in hauz khass', 'cafe in hauz khas'],
  ])('keeps its other words as typed: %s', async (text, corrected) => {
    expect(await read(text)).toBe(corrected)
  })
})

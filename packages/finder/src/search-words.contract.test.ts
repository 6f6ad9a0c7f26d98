import { basics, engines, now, useEngine } from './search-engine.given.ts'

describe.each(Object.entries(engines))('the words of a search engine %s', (_, start) => {
  const given = useEngine(start)
  const { put } = given
  const idsOf = async (text: string, isTyping = false) => {
    const words = await given.engine.understand(text, isTyping)
    return (await given.engine.find({ words, sort: 'cheapest', isBestFirst: true, from: 0, to: 20 }, now)).ids
  }

  test('are corrected when misspelt, completed when typed, and left alone when known', async () => {
    await put({ id: 1, title: 'Old fort' }, { id: 2, title: 'Tea garden' }, { id: 3, title: 'Gardening tools' })
    expect((await given.engine.understand('gardn'))[0]).toMatchObject({
      isCorrected: true,
      isKnown: false,
      words: ['garden'],
    })
    expect((await given.engine.understand('garden'))[0]).toMatchObject({
      isCorrected: false,
      isKnown: true,
      words: ['garden'],
    })
    expect([...((await given.engine.understand('gard', true))[0]?.words ?? [])].sort()).toEqual([
      'gard',
      'garden',
      'gardening',
    ])
    expect((await given.engine.understand('xylophone'))[0]).toMatchObject({
      isCorrected: false,
      isKnown: false,
      words: ['xylophone'],
    })
    // Too short for a correction, and a number is never corrected.
    expect(await idsOf('frt')).toEqual([])
    expect(await given.engine.understand('1000')).toMatchObject([{ isCorrected: false }])
    expect(await idsOf('gardn')).toEqual([2])
    expect(await idsOf('old gard', true)).toEqual([])
    expect([...(await idsOf('gard', true))].sort()).toEqual([2, 3])
  })

  test('match by meanings, phrases, names and searched values', async () => {
    await put(
      { id: 1, title: 'Tea stall' },
      { id: 2, title: 'Snack corner' },
      { id: 3, title: 'Kurta', merchant: 2 },
      { id: 4, title: 'Kurta', tags: ['Indigo'] },
    )
    expect(await idsOf('chai')).toEqual([1])
    expect(await idsOf('gol gappa')).toEqual([2])
    expect(await idsOf('anokhi kurta')).toEqual([3])
    expect(await idsOf('kurta indigo')).toEqual([4])
    expect(await given.engine.understand('anoki')).toMatchObject([{ isCorrected: true, words: ['anokhi'] }])
    expect(await idsOf('')).toEqual([])
  })

  test('match what has a word as its whole name before what only has it in its title', async () => {
    await put(
      { id: 1, title: 'Red gift paper', price: 1 },
      { id: 2, title: 'Red hamper', kind: 'gifts', price: 2 },
      { id: 3, title: 'Gift box', kind: 'gifts', price: 3 },
      { id: 4, title: 'Red scarf', text: 'A good gift', price: 4 },
    )
    expect(await idsOf('gift')).toEqual([3, 2, 1, 4])
    expect(await idsOf('gif', true)).toEqual([1, 3, 2, 4])
    expect(await idsOf('gift', true)).toEqual([3, 2, 1, 4])
    expect(await idsOf('red gifts')).toEqual([2, 1, 4])
    expect(await idsOf('gift paper')).toEqual([1])
  })

  test('match a changed document in place of the old one, and not a removed one', async () => {
    await put({ id: 1, title: 'Old fort' }, { id: 2, title: 'Old garden' })
    await given.engine.write({ put: [{ ...basics, id: 1, title: 'New fort' }], removed: [1, 2, 77] })
    expect(await idsOf('old')).toEqual([])
    expect(await idsOf('fort')).toEqual([1])
  })
})

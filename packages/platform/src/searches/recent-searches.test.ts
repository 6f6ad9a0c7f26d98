import { localKeys } from '../storage/keys.ts'
import { memoryStorage, safeStorage } from '../storage/safe-storage.ts'
import { recentSearches } from './recent-searches.ts'

describe('recent searches', () => {
  test('keep the last five, newest first', () => {
    const searches = recentSearches(memoryStorage())
    for (const query of ['kurta', 'lamp', 'chai', 'juttis', 'dhurrie', 'pickle']) searches.add(query)
    expect(searches.list()).toEqual(['pickle', 'dhurrie', 'juttis', 'chai', 'lamp'])
  })

  test('ignore blanks and repeats in another letter case', () => {
    const searches = recentSearches(memoryStorage())
    for (const query of ['Kurta', 'lamp', ' kurta ', '  ']) searches.add(query)
    expect(searches.list()).toEqual(['lamp', 'Kurta'])
  })

  test('start empty from a malformed record', () => {
    const local = memoryStorage()
    local.setItem(localKeys.searches, '{"not": "a list"')
    expect(recentSearches(local).list()).toEqual([])
  })

  test('can be removed one by one', () => {
    const searches = recentSearches(memoryStorage())
    searches.add('kurta')
    searches.add('jhola')
    searches.remove('kurta')
    expect(searches.list()).toEqual(['jhola'])
  })

  test('last for the page when storage is blocked', () => {
    const searches = recentSearches(
      safeStorage(() => {
        throw new Error('blocked')
      }),
    )
    searches.add('kurta')
    expect(searches.list()).toEqual(['kurta'])
  })
})

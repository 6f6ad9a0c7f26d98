import { localKeys } from '../storage/keys.ts'
import { memoryStorage, safeStorage } from '../storage/safe-storage.ts'
import { recentSearches } from './recent-searches.ts'

describe('recent searches', () => {
  test('are the last five, newest first', () => {
    const searches = recentSearches(memoryStorage())
    for (const query of ['kurta', 'lamp', 'chai', 'juttis', 'dhurrie', 'pickle']) searches.add(query)
    expect(searches.list()).toEqual(['pickle', 'dhurrie', 'juttis', 'chai', 'lamp'])
  })

  test('ignore a repeat in other letter case, and blanks', () => {
    const searches = recentSearches(memoryStorage())
    for (const query of ['Kurta', 'lamp', ' kurta ', '  ']) searches.add(query)
    expect(searches.list()).toEqual(['lamp', 'Kurta'])
  })

  test('start afresh from a broken record', () => {
    const local = memoryStorage()
    local.setItem(localKeys.searches, '{"not": "a list"')
    expect(recentSearches(local).list()).toEqual([])
  })

  test('can be forgotten one by one', () => {
    const searches = recentSearches(memoryStorage())
    searches.add('kurta')
    searches.add('jhola')
    searches.remove('kurta')
    expect(searches.list()).toEqual(['jhola'])
  })

  test('last for the page where the browser lets nothing be stored', () => {
    const searches = recentSearches(
      safeStorage(() => {
        throw new Error('blocked')
      }),
    )
    searches.add('kurta')
    expect(searches.list()).toEqual(['kurta'])
  })
})

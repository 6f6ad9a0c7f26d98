import { render } from '@testing-library/react'
import { isKnownKind, KindIcon, kindWord } from './kind-icon.tsx'

const drawn = (kind: string) => render(<KindIcon kind={kind} size={18} />).container.innerHTML

test('has words for kinds of results but not for searches', () => {
  expect(['place', 'category', 'recent', 'query'].map(kindWord)).toEqual(['Place', 'Category', '', ''])
})

test('uses the search icon and no word for an unknown kind', () => {
  for (const kind of ['tram', 'constructor']) {
    expect(isKnownKind(kind)).toBe(false)
    expect(kindWord(kind)).toBe('')
    expect(drawn(kind)).toBe(drawn('query'))
  }
  expect(drawn('place')).not.toBe(drawn('query'))
})

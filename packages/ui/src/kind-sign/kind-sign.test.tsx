import { render } from '@testing-library/react'
import { isKnownKind, KindSign, kindWord } from './kind-sign.tsx'

const drawn = (kind: string) => render(<KindSign kind={kind} size={18} />).container.innerHTML

test('kinds of finds have words, searches have none', () => {
  expect(['place', 'category', 'recent', 'query'].map(kindWord)).toEqual(['Place', 'Category', '', ''])
})

test('a kind that came later has no word and the icon of a search, whatever it is called', () => {
  for (const kind of ['tram', 'constructor']) {
    expect(isKnownKind(kind)).toBe(false)
    expect(kindWord(kind)).toBe('')
    expect(drawn(kind)).toBe(drawn('query'))
  }
  expect(drawn('place')).not.toBe(drawn('query'))
})

import { optionsText } from '../request/draft.ts'
import { optionWords } from './option-words.ts'

/** As the database returns them: jsonb sorts shorter names first. */
const stored = { Size: 'M', Colour: 'Indigo' }

test('an order and a request name the colour before the size, as the bag does', () => {
  expect(optionWords({ options: stored, custom_options: [] })).toEqual(['Colour: Indigo', 'Size: M'])
  expect(optionsText(stored)).toBe('Colour: Indigo · Size: M')
})

test('options that the shop does not know stay after the known ones', () => {
  expect(optionWords({ options: { Wick: 'Cotton', ...stored }, custom_options: [] }).at(-1)).toBe('Wick: Cotton')
})

import { motifOptions, sceneParts } from './scenes.ts'

test('keeps a landmark’s name when its picture is edited', () => {
  expect(sceneParts('qutub-minar-night')).toEqual({ motif: 'qutub-minar', hour: 'night' })
  expect(motifOptions('qutub-minar')[0]).toEqual({ value: 'qutub-minar', label: 'Qutub minar' })
})

test('falls back to a street by day for an unknown name and offers each motif once', () => {
  expect(sceneParts('nothing')).toEqual({ motif: 'street', hour: 'day' })
  expect(sceneParts('street-dusk-2')).toEqual({ motif: 'street', hour: 'dusk' })
  expect(motifOptions('street').filter(({ value }) => value === 'street')).toHaveLength(1)
})

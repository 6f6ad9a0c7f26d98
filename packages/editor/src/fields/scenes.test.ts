import { motifOptions, sceneParts } from './scenes.ts'

test('the picture of a landmark keeps its name when it is edited', () => {
  expect(sceneParts('qutub-minar-night')).toEqual({ motif: 'qutub-minar', hour: 'night' })
  expect(motifOptions('qutub-minar')[0]).toEqual({ value: 'qutub-minar', label: 'Qutub minar' })
})

test('a name that is no scene is a street by day, and a motif is offered once', () => {
  expect(sceneParts('nothing')).toEqual({ motif: 'street', hour: 'day' })
  expect(sceneParts('street-dusk-2')).toEqual({ motif: 'street', hour: 'dusk' })
  expect(motifOptions('street').filter(({ value }) => value === 'street')).toHaveLength(1)
})

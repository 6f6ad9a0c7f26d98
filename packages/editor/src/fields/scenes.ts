const motifs = [
  ...['bazaar', 'beach', 'books', 'bridge', 'cafe', 'cinema', 'food', 'fort', 'gallery', 'garden', 'kitchen', 'lake'],
  ...['lamps', 'landmark', 'mall', 'market', 'music', 'playground', 'rain', 'river', 'stage', 'street', 'temple'],
  ...['train', 'walk', 'workshop'],
]
const hours = ['dawn', 'day', 'dusk', 'night']
const inWords = (word: string) => ({ value: word, label: `${word[0]?.toUpperCase()}${word.slice(1)}` })

/** What a drawing of ours can show, and by what light. */
export const motifOptions = motifs.map(inWords)
export const hourOptions = hours.map(inWords)

/** 'street-dusk-2' is a street at dusk. */
export function sceneParts(scene: string): { motif: string; hour: string } {
  const [motif = '', hour = ''] = scene.split('-')
  return { motif: motifs.includes(motif) ? motif : 'street', hour: hours.includes(hour) ? hour : 'day' }
}

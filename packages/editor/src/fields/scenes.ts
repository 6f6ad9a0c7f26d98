const motifs = [
  ...['bakery', 'bar', 'bazaar', 'beach', 'books', 'bookstall', 'bridge', 'cafe', 'cinema', 'food', 'fort', 'gallery'],
  ...['garden', 'kitchen', 'lake', 'lamps', 'landmark', 'maidan', 'mall', 'market', 'museum', 'music', 'playground'],
  ...['rain', 'river', 'spa', 'stage', 'street', 'temple', 'train', 'walk', 'workshop'],
]
const hours = ['dawn', 'day', 'dusk', 'night']
const inWords = (word: string) => {
  const words = word.replaceAll('-', ' ')
  return { value: word, label: `${words[0]?.toUpperCase()}${words.slice(1)}` }
}

/** The motifs that a drawing can show, including the current one even if it is a landmark or a dish without a motif. */
export const motifOptions = (shown: string) => [...(motifs.includes(shown) ? [] : [shown]), ...motifs].map(inWords)
/** The times of day. */
export const hourOptions = hours.map(inWords)

/** 'street-dusk-2' is a street at dusk, 'qutub-minar-night' is the minar at night. */
export function sceneParts(scene: string): { motif: string; hour: string } {
  const [, motif, hour] = /^([a-z-]+)-(dawn|day|dusk|night)(?:-\d+)?$/.exec(scene) ?? []
  return { motif: motif ?? 'street', hour: hour ?? 'day' }
}

import { landmarksOf } from './data/landmarks.ts'
import { subjects } from './data/subjects.ts'
import { describeScene } from './picture.ts'

const motifWords: Readonly<Record<string, string>> = {
  garden: 'a garden with a path, flowers and old trees',
  street: 'a street of shuttered houses and shops',
  market: 'market stalls with heaps of vegetables',
  cafe: 'a cafe with its tables laid',
  music: 'an instrument on a small stage',
  river: 'a boat on the river',
  beach: 'a boat on the beach between palms',
  books: 'shelves of books up to the ceiling and a table of stacks',
  bookstall: 'books in rows on a pavement stall',
  bakery: 'loaves on a bakery’s shelves and cakes in the case below',
  train: 'a train at its platform',
  gallery: 'paintings in a gallery and people before them',
  museum: 'sculptures in the niches of a museum',
  rain: 'people under umbrellas in a street in the rain',
  food: 'a dish on a table',
  workshop: 'a workbench with tools',
  lamps: 'rows of clay lamps on a roof',
  walk: 'a path through a wood',
  mall: 'two floors of shops under a glass roof',
  lake: 'birds on a lake between reeds and trees',
  stage: 'two players on a theatre’s stage',
  kitchen: 'pots steaming on the stoves of a kitchen',
  bazaar: 'heaps of spices in a bazaar lane under cloths',
  bridge: 'a bridge over water',
  playground: 'children on the swings of a playground',
  cinema: 'the lit front of a cinema',
  maidan: 'a wide green with a sandy ground in its middle',
  spa: 'a bowl of flowers, towels and candles in a quiet room',
  bar: 'a bar with copper tanks and bottles',
}
const hourWords = { dawn: 'in early light', day: 'by day', dusk: 'in evening light', night: 'at night' } as const

/** The alternative text of a scene's picture: 'Qutub Minar beside its ruined arches at night'. */
export function sceneInWords(city: string, name: string): string {
  const { subject, hour } = describeScene(city, name)
  const thing =
    landmarksOf(city)[subject]?.name ?? ({ ...subjects, ...motifWords } as Readonly<Record<string, string>>)[subject]
  const words = `${thing ?? motifWords.street} ${hourWords[hour]}`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

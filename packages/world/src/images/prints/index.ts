import { botanical, dictionaryRain } from './book-pages.ts'
import { fishWedding, gondDeer, kalighatCat, type Print, treeOfLife, warliCircle } from './folk.ts'
import { kalighatDog, kolam, streetMap } from './names.ts'
import { pabuji } from './phad.ts'
import { fontainhas, localMap, nightBus, sampler } from './town.ts'

const prints: readonly (readonly [title: RegExp, print: Print])[] = [
  [/fontainhas/i, fontainhas],
  [/samplers/i, sampler],
  [/mumbai local map/i, localMap],
  [/dictionary page/i, dictionaryRain],
  [/kalighat cat/i, kalighatCat],
  [/gond deer/i, gondDeer],
  [/fish wedding/i, fishWedding],
  [/warli/i, warliCircle],
  [/tree of life/i, treeOfLife],
  [/botanical/i, botanical],
  [/night bus/i, nightBus],
  [/first kolam/i, kolam],
  [/as a map print/i, streetMap],
  [/pet portrait/i, kalighatDog],
  [/phad strip/i, pabuji],
]

/**
 * The print that a title names, as an SVG in the variant's colour: 300 × 420, a strip 600 × 300; undefined if there is
 * none.
 */
export function printOf(title: string, ink: string): string | undefined {
  const print = prints.find(([words]) => words.test(title))?.[1]
  const size = print === pabuji ? [600, 300] : [300, 420]
  return (
    print &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(' ')}">${print(ink)}</svg>`
  )
}

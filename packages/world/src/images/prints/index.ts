import { fishWedding, gondDeer, kalighatCat, type Print, treeOfLife, warliCircle } from './folk.ts'
import { kalighatDog, kolam, streetMap } from './names.ts'
import { botanical, dictionaryRain, fontainhas, localMap, nightBus, sampler } from './town.ts'

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
]

/** The picture that a print's title names, as an SVG of 300 × 420 in the variant's colour; undefined where none is drawn. */
export function printOf(title: string, ink: string): string | undefined {
  const print = prints.find(([words]) => words.test(title))?.[1]
  return (
    print &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420" viewBox="0 0 300 420">${print(ink)}</svg>`
  )
}

import type { BodyOf } from '@nukkad/contracts'
import type { changeOwnProduct, OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { byProductNote } from '@nukkad/contracts/product-notes'
import {
  type Check,
  checkOfWeight,
  checksOfWords,
  type Facts,
  isSame,
  plainNumber,
  textOfDetails,
  wordsOf,
} from '../parts/product/product-facts.ts'

/** A product's facts besides its texts: one weight for all variants or, if `weighs_apart` is set, one for each. */
export type EditFact = 'weights' | 'weighs_apart' | `weights.${string}`
export type EditFacts = Facts<EditFact>
/** Photo URLs by colour, in the order of the product's galleries. */
export type Arranged = readonly (readonly string[])[]

export const weightOf = (sku: string): EditFact => `weights.${sku}`
export const urlsOf = ({ galleries }: OwnProduct): Arranged =>
  galleries.map(({ pictures }) => pictures.map(({ url }) => url))

export function factsOf({ variants, ...product }: OwnProduct): EditFacts {
  const grams = variants.map(({ weight_grams }) => String(weight_grams))
  const [first = ''] = grams
  return {
    title: product.title,
    category: product.category,
    line: product.line,
    description: product.description,
    colour: product.colour ?? '',
    size_guide: product.size_guide?.type ?? '',
    details: textOfDetails(product.details),
    ...byProductNote((name) => product[name]),
    'declared.origin': product.declared.origin,
    'declared.net_quantity': product.declared.net_quantity,
    'declared.best_before': product.declared.best_before,
    ready_in_days: String(product.ready_in_days),
    ...Object.fromEntries(variants.map(({ sku }, at) => [weightOf(sku), grams[at] ?? ''])),
    weights: first,
    weighs_apart: grams.some((one) => one !== first) ? 'yes' : '',
  }
}

export const checksOf =
  ({ variants, galleries }: OwnProduct) =>
  (facts: EditFacts, counts: readonly number[]): readonly Check[] => [
    // A product that has no photos yet may be edited without adding one.
    ...galleries.map(
      ({ pictures }, at): Check => [
        galleryName(at),
        pictures.length > 0 && counts[at] === 0,
        'Add at least one photo.',
      ],
    ),
    ...checksOfWords(facts),
    ...(facts.weighs_apart
      ? variants.map(({ sku }) => checkOfWeight(weightOf(sku), facts[weightOf(sku)] ?? ''))
      : [checkOfWeight('weights', facts.weights)]),
  ]

export const galleryName = (at: number): string => `galleries.${at}.pictures`

export const bodyOf = (
  { version, variants, galleries, colour }: OwnProduct,
  facts: EditFacts,
  pictures: Arranged,
): BodyOf<typeof changeOwnProduct> => ({
  version,
  ...wordsOf(facts),
  ...(colour !== null && { colour: facts.colour }),
  size_guide: facts.size_guide,
  weights: variants.map(({ sku }) => ({
    sku,
    weight_grams: Number(plainNumber((facts.weighs_apart ? facts[weightOf(sku)] : facts.weights) ?? '')),
  })),
  galleries: galleries.map(({ colour }, at) => ({ colour, pictures: [...(pictures[at] ?? [])] })),
})

/** The names of the fields whose values differ from the stored product. */
export function changedBy(product: OwnProduct, body: BodyOf<typeof changeOwnProduct>): string[] {
  const before = bodyOf(product, factsOf(product), urlsOf(product))
  const names = Object.keys(body) as (keyof typeof body)[]
  return names.filter((name) => !isSame(body[name], before[name]))
}

/** Rebases the user's edits onto the current product: fields the user left unchanged take their current values. */
export function overNow(seen: OwnProduct, now: OwnProduct, typed: EditFacts, arranged: Arranged) {
  const [before, after] = [factsOf(seen), factsOf(now)]
  const names = Object.keys(typed) as (keyof EditFacts)[]
  const kept = names.filter((name) => typed[name] === before[name])
  return {
    typed: { ...typed, ...Object.fromEntries(kept.map((name) => [name, after[name]])) },
    arranged: isSame(arranged, urlsOf(seen)) ? urlsOf(now) : arranged,
  }
}

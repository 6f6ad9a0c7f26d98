import { createHash } from 'node:crypto'
import type { BodyOf } from '@nukkad/contracts'
import type { changeOwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { byProductNote, type ProductNote, productNoteNames, productNotes } from '@nukkad/contracts/product-notes'
import { Conflict, type Fields } from '../../../../errors.ts'
import type { OwnProductRow } from '../../../catalogue/merchant-catalogue/variants.service.ts'
import { plainDeclared } from '../declared.ts'
import { htmlOfText, textOfHtml } from '../description.ts'
import { plainWords } from '../product-words.ts'
import { detailsOf } from './details.ts'

/** What a merchant sends, without the version; details, notes, colour, size guide and declarations may be missing. */
export type Said = Omit<BodyOf<typeof changeOwnProduct>, 'version'>
export type ProductFacts = Omit<Said, 'colour'> &
  Required<Pick<Said, 'details' | ProductNote | 'size_guide' | 'declared'>> & {
    /** null for a product in several colours */
    readonly colour: string | null
  }

type FactName = keyof ProductFacts
/** The editable facts of a product, in the order of their hashes in a version: new ones are added at the end. */
const factNames: readonly FactName[] = [
  'title',
  'category',
  'line',
  'description',
  'ready_in_days',
  'weights',
  'galleries',
  'details',
  'care',
  'colour',
  'size_guide',
  'declared',
  ...productNoteNames.filter((name) => name !== 'care'),
]

/** The slug of a product's only colour, '' if it has none; null for a product in several colours. */
export const colourOf = ({ galleries }: Pick<OwnProductRow, 'galleries'>): string | null =>
  galleries.length > 1 ? null : (galleries[0]?.colour ?? '')

const wantedOf = (row: OwnProductRow): ProductFacts => ({
  title: row.title,
  category: row.category,
  line: row.line,
  description: textOfHtml(row.html),
  details: detailsOf(row),
  ...byProductNote((name) => row.notes[name] ?? ''),
  colour: colourOf(row),
  size_guide: row.sizeGuide?.type ?? '',
  declared: row.declared,
  ready_in_days: row.readyInDays,
  weights: row.variants.map(({ sku, weight_grams }) => ({ sku, weight_grams })),
  galleries: row.galleries.map(({ colour, pictures }) => ({ colour, pictures: pictures.map(({ url }) => url) })),
})

/** A hash of each fact that does not depend on how it was typed. */
function marksOf(wanted: ProductFacts): Record<FactName, string> {
  const { title, line, description, details, ...notes } = plainWords(wanted)
  const facts = {
    title,
    line,
    ...notes,
    details: details.map(({ label, value }) => [label, value]),
    description: textOfHtml(htmlOfText(description)),
    category: wanted.category,
    ready_in_days: wanted.ready_in_days,
    colour: wanted.colour,
    size_guide: wanted.size_guide,
    declared: Object.values(plainDeclared(wanted.declared)),
    weights: wanted.weights.map(({ sku, weight_grams }) => [sku, weight_grams]).sort(),
    galleries: wanted.galleries.map(({ colour, pictures }) => [colour, ...pictures]).sort(),
  }
  const mark = (name: FactName) => createHash('sha256').update(JSON.stringify(facts[name])).digest('base64url')
  return Object.fromEntries(factNames.map((name) => [name, mark(name).slice(0, 8)])) as Record<FactName, string>
}

/** The version of a product as the merchant has seen it, with one hash per fact; a change sends it back. */
export const versionOf = (row: OwnProductRow): string => {
  const marks = marksOf(wantedOf(row))
  return factNames.map((name) => marks[name]).join('.')
}

/**
 * The version after a change that the merchant made: `seen`, except that facts which were as seen have been seen as
 * they are `after` it.
 */
export function versionAfter(seen: string, before: OwnProductRow, after: OwnProductRow): string {
  const [marks, old] = [seen.split('.'), versionOf(before).split('.')]
  return versionOf(after)
    .split('.')
    .map((mark, at) => (marks[at] === old[at] ? mark : marks[at]))
    .join('.')
}

/**
 * The facts after the change: those that the merchant left as seen keep their current values. Throws when someone else
 * meanwhile changed a fact that the merchant changes as well.
 */
export function settled(row: OwnProductRow, version: string, said: Said): ProductFacts {
  const seen = version.split('.')
  const current = wantedOf(row)
  const { details, colour, size_guide, declared } = current
  const notes = byProductNote((name) => current[name])
  const wanted = { details, ...notes, colour, size_guide, declared, ...said }
  const [now, mine] = [marksOf(current), marksOf(wanted)]
  const isUntouched = (name: FactName) => mine[name] === seen[factNames.indexOf(name)]
  const moved = factNames.filter(
    (name) => !isUntouched(name) && mine[name] !== now[name] && now[name] !== seen[factNames.indexOf(name)],
  )
  if (moved.length > 0) throw changedMeanwhile(row, moved)
  const kept = factNames.filter(isUntouched)
  const before: Partial<Record<FactName, unknown>> = current
  return { ...wanted, ...Object.fromEntries(kept.map((name) => [name, before[name]])) }
}

function changedMeanwhile(row: OwnProductRow, moved: readonly FactName[]): Conflict {
  const words: Readonly<Record<FactName, readonly [sentence: string, ofField: string]>> = {
    title: [`The name is now “${row.title}”.`, `is now “${row.title}”`],
    category: [`The category is now ${row.categoryTitle}.`, `is now ${row.categoryTitle}`],
    line: [`The line below the name is now “${row.line}”.`, `is now “${row.line}”`],
    description: ['The description has changed.', 'has changed'],
    details: ['The details have changed.', 'have changed'],
    ...byProductNote((name) => [`“${productNotes[name].label}” has changed.`, 'has changed'] as const),
    ready_in_days: [`The number of days until you can send it is now ${row.readyInDays}.`, `is now ${row.readyInDays}`],
    weights: ['The weight has changed.', 'has changed'],
    galleries: ['The photos have changed.', 'have changed'],
    colour: ['The colour has changed.', 'has changed'],
    size_guide: ['The size guide has changed.', 'has changed'],
    declared: ['Country of origin, net quantity or best before has changed.', 'has changed'],
  }
  const fields: Fields = Object.fromEntries(moved.map((name) => [name, words[name][1]]))
  return new Conflict(`This has changed in the meantime. ${moved.map((name) => words[name][0]).join(' ')}`, fields)
}

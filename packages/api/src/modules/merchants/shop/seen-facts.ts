import { createHash } from 'node:crypto'
import { Conflict, type Fields } from '../../../errors.ts'

/** Field names with the words for them in sentences: { line: 'the line below the name' }. */
export type Labels<Facts> = { readonly [Name in keyof Facts & string]: string }

const markOf = (fact: unknown) => createHash('sha256').update(JSON.stringify(fact)).digest('base64url').slice(0, 8)
const namesOf = <Facts>(labels: Labels<Facts>) => Object.keys(labels) as (keyof Facts & string)[]

/** The version of facts as they are read, with one hash per fact; a change sends it back. */
export const versionOf = <Facts>(facts: Facts, labels: Labels<Facts>): string =>
  namesOf(labels)
    .map((name) => markOf(facts[name]))
    .join('.')

/**
 * The facts after a change: those that the person left as seen keep their current values. Throws when someone else
 * meanwhile changed a fact that the person changes as well, to another value.
 */
export function settled<Facts>(current: Facts, version: string, wanted: Facts, labels: Labels<Facts>): Facts {
  const names = namesOf(labels)
  const seen = version.split('.')
  const isAsSeen = (facts: Facts, name: keyof Facts & string) => markOf(facts[name]) === seen[names.indexOf(name)]
  const moved = names.filter(
    (name) => !isAsSeen(wanted, name) && !isAsSeen(current, name) && markOf(wanted[name]) !== markOf(current[name]),
  )
  if (moved.length > 0) throw changedMeanwhile(current, moved, labels)
  const kept = names.filter((name) => isAsSeen(wanted, name)).map((name) => [name, current[name]])
  return { ...wanted, ...Object.fromEntries(kept) }
}

function changedMeanwhile<Facts>(current: Facts, moved: readonly (keyof Facts & string)[], labels: Labels<Facts>) {
  const told = (name: keyof Facts & string) => {
    const value: unknown = current[name]
    const isShort = typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 120)
    return isShort ? `is now “${value}”` : 'has changed'
  }
  const fields: Fields = Object.fromEntries(moved.map((name) => [name, told(name)]))
  const sentences = moved.map((name) => `${labels[name]} ${told(name)}.`)
  return new Conflict(`This has changed in the meantime. ${sentences.join(' ')}`, fields)
}

import { longestListName, longestSharedAs } from '@nukkad/contracts/endpoints/people/saved-lists'
import { Invalid } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'

/**
 * Marks that turn the direction of what follows, and spaces without width. The joiners U+200C and U+200D stay: Hindi and
 * emoji need them.
 */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const hasSign = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as shown to others: on one line, without marks that could change the text around it. */
const cleaned = (text: string): string => oneLine(text.replace(hidden, ''))

export function listName(text: string): string {
  const name = cleaned(text)
  if (!hasSign.test(name)) throw new Invalid({ name: 'is missing' }, 'Give the list a name.')
  // Some signs become two when they are normalised.
  if (name.length > longestListName)
    throw new Invalid({ name: 'is too long' }, `A name has at most ${longestListName} characters.`)
  return name
}

/** The name that the owner shows on a shared list; empty for none. */
export function shownName(text: string): string {
  const name = cleaned(text)
  if (name.length > longestSharedAs)
    throw new Invalid({ sharedAs: 'is too long' }, `A name has at most ${longestSharedAs} characters.`)
  return hasSign.test(name) ? name : ''
}

import { longestListName, longestSharedAs } from '@nukkad/contracts/endpoints/people/saved-lists'
import { Invalid } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'

/** Marks of direction that a text may have: beside the words around a name they would turn these as well. */
const turning = /[\u061c\u200e\u200f]/g

/** A name as shown to others: on one line, without marks that could change the text around it. */
const cleaned = (text: string): string => oneLine(text.replace(turning, ''))

export function listName(text: string): string {
  const name = cleaned(text)
  if (!name) throw new Invalid({ name: 'is missing' }, 'Give the list a name.')
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
  return name
}

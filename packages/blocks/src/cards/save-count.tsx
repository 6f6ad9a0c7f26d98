import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { useSaved } from '@nukkad/platform/saves'
import { useRef } from 'react'
import { savesWords } from './saves-words.ts'

interface SaveCountProps {
  readonly kind: SaveKind
  /** The slug; of posts and events `city/slug`. */
  readonly of: string
  /** as the server told it */
  readonly count: number
  /** stands before it where there is one */
  readonly before?: string
}

/** How many saved a thing; the visitor's own heart counts at the tap. Text for whoever stands around it, or nothing. */
export function SaveCount({ kind, of, count, before = '' }: SaveCountProps) {
  const { isSaved, isKnown } = useSaved(kind, of)
  const counted = useRef<{ readonly count: number; readonly isSaved: boolean }>(undefined)
  // The server's count includes the visitor's heart as it was when it was first known.
  if (isKnown && counted.current?.count !== count) counted.current = { count, isSaved }
  const shift = counted.current ? Number(isSaved) - Number(counted.current.isSaved) : 0
  const words = savesWords(count + shift)
  return words && before + words
}

import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { useSaved } from '@nukkad/platform/saves'
import { useRef } from 'react'
import { savesWords } from './saves-words.ts'

interface SaveCountProps {
  readonly kind: SaveKind
  /** The slug; for posts and events `city/slug`. */
  readonly of: string
  /** as returned by the server */
  readonly count: number
  /** text before the count, if there is one */
  readonly before?: string
}

/** How often an item was saved; the visitor's own save counts at once. Renders text only, or nothing. */
export function SaveCount({ kind, of, count, before = '' }: SaveCountProps) {
  const { isSaved, isKnown } = useSaved(kind, of)
  const counted = useRef<{ readonly count: number; readonly isSaved: boolean }>(undefined)
  // The server's count includes the visitor's save in the state in which it was first known.
  if (isKnown && counted.current?.count !== count) counted.current = { count, isSaved }
  const shift = counted.current ? Number(isSaved) - Number(counted.current.isSaved) : 0
  const words = savesWords(count + shift)
  return words && before + words
}

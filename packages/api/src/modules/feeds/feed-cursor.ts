import { Invalid } from '../../errors.ts'

/**
 * The position where a page of a feed ended: the value it is sorted by (popularity, or microseconds since 1970) and the
 * id.
 */
export interface FeedCursor {
  readonly value: number
  readonly id: number
}

const form = /^([pl])(-?\d{1,17})-(\d{1,16})$/

export const cursorText = (isLatest: boolean, { value, id }: FeedCursor): string =>
  `${isLatest ? 'l' : 'p'}${value}-${id}`

/**
 * Parses the cursor sent as `after`. A cursor of the other sort order is refused: its page would start at an arbitrary
 * place.
 */
export function readCursor(text: string | undefined, isLatest: boolean): FeedCursor | undefined {
  if (text === undefined) return undefined
  const [, kind, value, id] = form.exec(text) ?? []
  if (kind !== (isLatest ? 'l' : 'p')) throw new Invalid({ after: 'is not a cursor of this list' })
  return { value: Number(value), id: Number(id) }
}

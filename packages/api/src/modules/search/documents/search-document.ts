/** What is known of one document for finding it; a row of `searchable`. */
export interface SearchDocument {
  readonly id: number
  readonly kind: string
  /** '' for what belongs to no city */
  readonly city: string
  readonly popularity: number
  /** seconds since 1970 */
  readonly madeAt: number
  /** seconds since 1970; 0 for what does not end */
  readonly endsAt: number
  readonly title: string
  readonly words: string
}

/** Reads a document as the repository writes it: one text, because a million rows of eight fields cost ten times more. */
export function readDocument(line: string): SearchDocument {
  const [id, kind = '', city = '', popularity, madeAt, endsAt, title = '', words = ''] = line.split('\u001f')
  return {
    ...{ kind, city, title, words },
    id: Number(id),
    popularity: Number(popularity),
    madeAt: Number(madeAt),
    endsAt: Number(endsAt),
  }
}

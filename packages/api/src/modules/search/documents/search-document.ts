import type { SearchDocument } from './document-shape.ts'

/** Parses a document from the repository's text: a million rows of eight fields would cost ten times more. */
export function readDocument(line: string): SearchDocument {
  const [id, kind = '', city = '', popularity, madeAt, endsAt, title = '', text = ''] = line.split('\u001f')
  return {
    kind,
    city,
    title,
    text,
    id: Number(id),
    popularity: Number(popularity),
    madeAt: Number(madeAt),
    shownFrom: Number(madeAt),
    shownUntil: Number(endsAt),
  }
}

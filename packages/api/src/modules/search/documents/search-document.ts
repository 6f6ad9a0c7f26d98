import type { SearchDocument } from './document-shape.ts'

/** Reads a document as the repository writes it: one text, because a million rows of eight fields cost ten times more. */
export function readDocument(line: string): SearchDocument {
  const [id, kind = '', city = '', popularity, madeAt, endsAt, title = '', text = ''] = line.split('\u001f')
  return {
    ...{ kind, city, title, text },
    id: Number(id),
    popularity: Number(popularity),
    madeAt: Number(madeAt),
    shownFrom: Number(madeAt),
    shownUntil: Number(endsAt),
  }
}

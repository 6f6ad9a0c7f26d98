import { createHmac, timingSafeEqual } from 'node:crypto'

/** The content of the picture of a page that is shared. */
export interface SocialCard {
  readonly title: string
  readonly line: string
  /** path of the page's own picture; without one the background is plain */
  readonly image: string | null
}

const longestTitle = 110
const longestLine = 120

const cut = (text: string, most: number) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}

const seal = (secret: string, { title, line, image }: SocialCard) =>
  createHmac('sha256', secret)
    .update(['social', title, line, image ?? ''].join('\n'))
    .digest('base64url')
    .slice(0, 22)

/**
 * Address of the picture that is shown where a page is shared, 750 by 500. The address contains the text with a
 * signature, so that the picture shows what the page says and third parties can't make pictures in our name; another
 * text gives another address. `name` is only for people: the kind of page, and its slug.
 */
export function socialPicturePath(secret: string, name: string, { title, line, image }: SocialCard): string {
  const card = { title: cut(title, longestTitle), line: cut(line, longestLine), image }
  const query = new URLSearchParams({
    t: card.title,
    l: card.line,
    ...(image ? { i: image } : {}),
    s: seal(secret, card),
  })
  return `/images/social/${name}.jpg?${query}`
}

/** The card in a query that this site signed, else undefined. */
export function socialCardOf(
  secret: string,
  query: Readonly<Record<string, string | undefined>>,
): SocialCard | undefined {
  const card = { title: query.t ?? '', line: query.l ?? '', image: query.i || null }
  const [given, wanted] = [Buffer.from(query.s ?? ''), Buffer.from(seal(secret, card))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? card : undefined
}

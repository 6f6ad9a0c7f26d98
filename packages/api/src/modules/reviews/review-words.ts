import type { WrittenReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { Invalid } from '../../errors.ts'
import { oneLine, paragraphs } from '../../text/typed-text.ts'

/** Normalises a review: trimmed, without runs of empty lines. It stays plain text and is never rendered as markup. */
export function tidied({ rating, title, text }: WrittenReview) {
  const heading = oneLine(title)
  const body = paragraphs(text)
  if (heading.length < 2) throw new Invalid({ title: 'needs at least 2 characters' })
  if (body.length < 10) throw new Invalid({ text: 'needs at least 10 characters' })
  return { rating, title: heading, body }
}

import type { CardRow } from '../gift-card.repository.ts'

/** What the words of mails and texts are made of. */
export interface MailParts {
  readonly card: CardRow
  readonly title: string
  /** the design's picture */
  readonly image: string
  /** the same as a JPEG, where it could be had */
  readonly picture?: Buffer
  readonly publicUrl: string
}

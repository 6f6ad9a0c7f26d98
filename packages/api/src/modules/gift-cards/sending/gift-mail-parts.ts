import type { CardRow } from '../card-columns.repository.ts'

/** The data from which mails and texts are written. */
export interface MailParts {
  readonly card: CardRow
  readonly title: string
  /** the design's picture */
  readonly image: string
  /** the same picture as a JPEG, where available */
  readonly picture?: Buffer
  readonly publicUrl: string
}

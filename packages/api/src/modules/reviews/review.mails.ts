import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import { type MailService, recipientOf } from '../mail/mail.service.ts'
import { accounts } from '../users/accounts.service.ts'
import { find } from './merchant-review.repository.ts'

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'review-answered': { readonly reviewId: string }
  }
}

export interface ReviewMailParts {
  readonly db: Db
  readonly mail: MailService
  /** The shop's address, for links. */
  readonly publicUrl: string
}

/** The mail to who wrote a review. It says what is true when it is sent; nothing is sent to an erased account. */
export function addReviewMails({ db, mail, publicUrl }: ReviewMailParts): void {
  mail.template('review-answered', async ({ reviewId }) => {
    const review = await find(db, reviewId)
    if (review?.userId == null || review.answer === null) return undefined
    const account = await accounts.byId(db, review.userId)
    if (!account) return undefined
    const { slug, product, merchant, title, answer, isSold } = review
    return {
      ...recipientOf(account),
      subject: `${merchant} answered your review of ${product}`,
      heading: 'Your review is answered',
      parts: [
        { paragraph: `You wrote: ${title}` },
        { title: `${merchant} answers` },
        ...answer.split(/\n\s*\n/).map((paragraph) => ({ paragraph })),
        ...(isSold ? [{ button: 'See the reviews', href: publicUrl + hrefs.productReviews(slug) }] : []),
        { note: 'Everybody can read the answer below your review, which you can change at any time.' },
      ],
    }
  })
}

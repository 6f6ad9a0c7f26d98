import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import { type MailService, recipientOf } from '../mail/mail.service.ts'
import { accounts } from '../users/accounts.service.ts'
import { find } from './question-book.repository.ts'

interface QuestionMail {
  readonly questionId: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'question-answered': QuestionMail
    readonly 'question-declined': QuestionMail
  }
}

export interface QuestionMailParts {
  readonly db: Db
  readonly mail: MailService
  /** The shop's address, for links. */
  readonly publicUrl: string
}

/** The mails to who asked. They say what is true when they are sent; nothing is sent to an erased account. */
export function addQuestionMails({ db, mail, publicUrl }: QuestionMailParts): void {
  async function stillMeant(questionId: string, state: 'answered' | 'declined') {
    const question = await find(db, questionId)
    if (question?.userId == null || question.state !== state || question.isRemoved) return undefined
    const account = await accounts.byId(db, question.userId)
    return account && { question, recipient: recipientOf(account), firstName: account.first_name }
  }

  mail.template('question-answered', async ({ questionId }) => {
    const meant = await stillMeant(questionId, 'answered')
    if (!meant) return undefined
    const { question, recipient, firstName } = meant
    const { slug, title, merchant, text, answer, isSold } = question
    return {
      ...recipient,
      subject: `${merchant} answered your question about ${title}`,
      heading: firstName ? `Your question is answered, ${firstName}` : 'Your question is answered',
      parts: [
        { paragraph: `You asked: ${text}` },
        { title: `${merchant} answers` },
        ...(answer ?? '').split(/\n\s*\n/).map((paragraph) => ({ paragraph })),
        { button: 'See product', href: publicUrl + (isSold ? hrefs.product(slug) : hrefs.account('questions')) },
        { note: 'Others can read the question and the answer on the page of the product, without your name.' },
      ],
    }
  })

  mail.template('question-declined', async ({ questionId }) => {
    const meant = await stillMeant(questionId, 'declined')
    if (!meant) return undefined
    const { question, recipient } = meant
    const { merchant, title, text, reason } = question
    return {
      ...recipient,
      subject: `About your question to ${merchant}`,
      heading: 'Your question was not answered',
      parts: [
        { paragraph: `You asked about ${title}: ${text}` },
        { paragraph: `${merchant} does not answer it here and gives this reason: ${reason ?? ''}` },
        { button: 'See your questions', href: publicUrl + hrefs.account('questions') },
      ],
    }
  })
}

import type { ComplaintKind } from '@nukkad/contracts/endpoints/people/complaints'
import { hrefs } from '@nukkad/contracts/hrefs'
import { indianDay } from '@nukkad/contracts/indian-day-words'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import type { Db } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import { findComplaint } from './complaint.repository.ts'

export interface ComplaintMail {
  readonly ticket: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'complaint-received': ComplaintMail
    readonly 'complaint-team': ComplaintMail
    readonly 'complaint-answered': ComplaintMail
  }
}

interface ComplaintMailParts {
  readonly db: Db
  readonly mail: MailService
  readonly publicUrl: string
}

/** '30 December 2026' */
function dayInWords(at: Date): string {
  const { day, month, year } = indianDay(at)
  return `${day} ${month} ${year}`
}

const kindWords: Readonly<Record<ComplaintKind, string>> = {
  order: 'An order',
  refund: 'A refund',
  product: 'A product',
  content: 'Something written here',
  privacy: 'Personal data',
  accessibility: 'Accessibility',
  other: 'Something else',
}

/** The emails about a complaint to its sender and to the team. */
export function writeComplaintMails({ db, mail, publicUrl }: ComplaintMailParts): void {
  const trackAt = (ticket: string) => `${publicUrl}${hrefs.complaint(ticket)}`

  mail.template('complaint-received', async ({ ticket }) => {
    const complaint = await findComplaint(db, ticket)
    if (!complaint) return undefined
    return {
      to: complaint.email,
      // Nobody has proven to own this address, so the mail repeats nothing that was typed.
      subject: `We have received your complaint ${ticket}`,
      heading: 'We have received your complaint',
      parts: [
        { paragraph: `Your ticket is ${ticket}. The grievance officer reads every complaint.` },
        { paragraph: `You will have an answer by ${dayInWords(complaint.answerBy)}, usually much sooner.` },
        { button: 'See how it stands', href: trackAt(ticket) },
        { paragraph: 'If you did not complain to us, ignore this email.' },
      ],
    }
  })

  mail.template('complaint-team', async ({ ticket }) => {
    const complaint = await findComplaint(db, ticket)
    if (!complaint) return undefined
    const { kind, name, email, about, text, answerBy } = complaint
    return {
      subject: `Complaint ${ticket}: ${kindWords[kind]}`,
      heading: `A complaint by ${name}`,
      parts: [
        {
          rows: [
            ['About', about ? `${kindWords[kind]}: ${about}` : kindWords[kind]],
            ['Email', email],
            ['Answer by', dayInWords(answerBy)],
          ],
        },
        { paragraph: text },
        { button: 'Answer it', href: `${publicUrl}${staffHrefs.editorComplaints()}` },
      ],
    }
  })

  mail.template('complaint-answered', async ({ ticket }) => {
    const complaint = await findComplaint(db, ticket)
    if (!complaint?.answer) return undefined
    return {
      to: complaint.email,
      subject: `The answer to your complaint ${ticket}`,
      heading: 'The answer to your complaint',
      parts: [
        ...complaint.answer.split(/\n\s*\n/).map((paragraph) => ({ paragraph })),
        { button: 'See your complaint', href: trackAt(ticket) },
        { paragraph: 'If this does not settle it, reply with a new complaint that names this ticket.' },
      ],
    }
  })
}

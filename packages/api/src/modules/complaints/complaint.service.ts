import { grievanceOfficer } from '@nukkad/contracts'
import type { Complaint, NewComplaint, ReceivedComplaint } from '@nukkad/contracts/endpoints/people/complaints'
import { networkOf } from '@nukkad/contracts/network-of'
import { type Db, type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid, NotFound, TooManyRequests } from '../../errors.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import { once } from '../idempotency/idempotency.ts'
import type { MailService } from '../mail/mail.service.ts'
import { accounts } from '../users/accounts.service.ts'
import type { ComplaintMail } from './complaint.mails.ts'
import {
  answerComplaint,
  type ComplaintRow,
  findComplaint,
  listComplaints,
  putComplaint,
} from './complaint.repository.ts'
import { countSince, lockSender, type Sender } from './complaint-senders.repository.ts'
import { newTicket, ticketOf } from './ticket.ts'

/**
 * The Consumer Protection (E-Commerce) Rules want an answer within a month; the receipt is sent at once. An answered
 * complaint is kept for the three years in which its sender can go to court.
 */
export const complaintRules = {
  answerDays: 30,
  keptDays: 1095,
  /** Complaints of one account in a day. */
  perAccountAndDay: 10,
  /** Complaints in a day without an account; mobile providers put many people into one network. */
  perNetworkAndDay: 30,
  /** Receipts to one address, which others may have typed. */
  receiptsPerEmailAndDay: 5,
} as const

const dayMs = 86_400_000

interface ComplaintParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
  readonly teamEmail: string
  /** The secret of hashes. */
  readonly secret: string
}

/** Who complains: an account or nobody, from where, and the client's Idempotency-Key. */
interface Caller {
  readonly userId: string | null
  readonly ip: string
  readonly key: string | undefined
}

export type ComplaintService = ReturnType<typeof createComplaintService>

/** Complaints to the grievance officer, from the ticket to the answer. */
export function createComplaintService({ db, now, mail, teamEmail, secret }: ComplaintParts) {
  async function store(tx: Tx, said: NewComplaint, sender: Sender): Promise<Complaint> {
    const receivedAt = now()
    const row = {
      kind: said.kind,
      name: said.name.trim(),
      email: said.email.trim().toLowerCase(),
      about: (said.about ?? '').trim(),
      text: said.text.trim(),
      ...sender,
      receivedAt,
      answerBy: new Date(receivedAt.getTime() + complaintRules.answerDays * dayMs),
    }
    await lockSender(tx, sender, row.email)
    const { ofSender, ofEmail } = await countSince(tx, sender, row.email, new Date(receivedAt.getTime() - dayMs))
    refuseTooMany(sender, ofSender)
    const ticket = await freeTicket((ticket) => putComplaint(tx, Object.assign(row, { ticket })))
    const data = { ticket } satisfies ComplaintMail
    // Anybody can type this address, so its owner gets a few receipts; the ticket is shown on the page in any case.
    if (ofEmail < complaintRules.receiptsPerEmailAndDay || (await isProven(tx, sender, row.email)))
      await mail.send(tx, { template: 'complaint-received', key: ticket, data })
    await mail.send(tx, { template: 'complaint-team', to: teamEmail, key: ticket, data })
    return shownComplaint(await stored(tx, ticket))
  }

  async function stored(q: Db | Tx, ticket: string): Promise<ComplaintRow> {
    const row = await findComplaint(q, ticket)
    if (!row) throw new NotFound('There is no such complaint.')
    return row
  }

  return {
    /** Stores it once, however often it is sent, and sends a receipt with the ticket. */
    async make(said: NewComplaint, { userId, ip, key }: Caller): Promise<Complaint> {
      if (said.text.trim().length < 20) throw new Invalid({ text: 'needs at least twenty letters' })
      if (said.name.trim() === '') throw new Invalid({ name: 'is missing' })
      const sender: Sender =
        userId === null
          ? { userId, network: keyedHash(secret, 'network of a complaint', networkOf(ip)) }
          : { userId, network: null }
      const scope = `complaint:${userId ?? 'guest'}`
      return transaction(db, (tx) => once(tx, { scope, key, request: said, now: now() }, () => store(tx, said, sender)))
    },

    /** An unknown ticket and another's email address get the same refusal. */
    async track(ticket: string, email: string): Promise<Complaint> {
      const row = await findComplaint(db, ticketOf(ticket))
      if (row?.email !== email.trim().toLowerCase()) {
        throw new NotFound('We know no complaint with this ticket and email address.')
      }
      return shownComplaint(row)
    },

    async list(isOpen: boolean, page: number, pagesize: number) {
      const { rows, total } = await listComplaints(db, { isOpen, limit: pagesize, offset: (page - 1) * pagesize })
      return { data: rows.map(received), total, page, pagesize, hasNext: page * pagesize < total }
    },

    /** Closes the complaint. If two people answer at once, the first answer is sent and the second is refused. */
    answer: (ticket: string, by: string, answer: string): Promise<ReceivedComplaint> =>
      transaction(db, async (tx) => {
        const { ticket: name } = await stored(tx, ticketOf(ticket))
        if (answer.trim().length < 10) throw new Invalid({ answer: 'needs at least ten letters' })
        if (!(await answerComplaint(tx, name, { answer: answer.trim(), at: now(), by }))) {
          throw new Conflict('This complaint has been answered in the meantime.')
        }
        await mail.send(tx, {
          template: 'complaint-answered',
          key: name,
          data: { ticket: name } satisfies ComplaintMail,
        })
        return received(await stored(tx, name))
      }),
  }
}

/** Whether the sender has proven to own this address. */
async function isProven(q: Tx, { userId }: Sender, email: string): Promise<boolean> {
  const account = userId === null ? undefined : await accounts.byId(q, userId)
  return account?.email === email && account.email_verified_at !== null
}

/** Counts senders and not addresses: somebody else could use up the complaints of an address (decision 0644). */
function refuseTooMany({ userId }: Sender, sent: number): void {
  if (userId !== null && sent >= complaintRules.perAccountAndDay)
    throw new TooManyRequests(
      dayMs / 1000,
      `You have sent several complaints today. Please wait a day, or write to ${grievanceOfficer.email}.`,
    )
  if (userId === null && sent >= complaintRules.perNetworkAndDay)
    throw new TooManyRequests(
      dayMs / 1000,
      `Many complaints came from your network today. Sign in to send yours, or write to ${grievanceOfficer.email}.`,
    )
}

/** Two tickets are the same once in a trillion pairs, so the next one is free. */
async function freeTicket(take: (ticket: string) => Promise<boolean>): Promise<string> {
  const ticket = newTicket()
  return (await take(ticket)) ? ticket : freeTicket(take)
}

const shownComplaint = (row: ComplaintRow): Complaint => ({
  ticket: row.ticket,
  kind: row.kind,
  received_at: row.receivedAt.toISOString(),
  answer_by: row.answerBy.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  answer: row.answer,
})

const received = (row: ComplaintRow): ReceivedComplaint =>
  Object.assign(shownComplaint(row), {
    name: row.name,
    email: row.email,
    about: row.about,
    text: row.text,
    answered_by: row.answeredBy,
  })

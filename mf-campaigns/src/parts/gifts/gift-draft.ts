import { tenDigits } from '@nukkad/contracts/contact-problem'
import { isEmail } from '@nukkad/contracts/email'
import { formatRupees } from '@nukkad/platform'
import type { GiftCardTransaction } from './gifts.queries.ts'
import { indianNow } from './indian-now.ts'
import type { GiftOrder } from './use-buying.ts'

/** An Indian mobile number without its country code. */
const phonePattern = /^[6-9]\d{9}$/

/** What is written on a card and its delivery, as form field texts; kept in the tab until it is paid. */
export interface GiftDraft {
  readonly amount: string
  readonly name: string
  readonly by: 'email' | 'phone'
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly when: 'now' | 'later'
  /** '2026-12-24', in India */
  readonly day: string
  /** '09' to '21' */
  readonly hour: string
  readonly sender: string
}
export type GiftErrors = Readonly<Partial<Record<keyof GiftDraft, string>>>

export const blankDraft = (amount: number, sender: string): GiftDraft => ({
  amount: String(amount),
  name: '',
  by: 'email',
  email: '',
  phone: '',
  message: '',
  when: 'now',
  day: '',
  hour: '09',
  sender,
})

/** Restores a draft from an earlier visit or another version of this page, keeping only valid values. */
export function draftFrom(before: Partial<GiftDraft> | undefined, blank: GiftDraft): GiftDraft {
  const texts = Object.entries(before ?? {}).filter(([key, value]) => key in blank && typeof value === 'string')
  const draft: GiftDraft = { ...blank, ...Object.fromEntries(texts) }
  return {
    ...draft,
    by: draft.by === 'phone' ? 'phone' : 'email',
    when: draft.when === 'later' ? 'later' : 'now',
  }
}

export const plainAmount = (text: string) => Number(text.replace(/[₹,\s]/g, '') || Number.NaN)

export interface GiftRules {
  readonly min: number
  readonly max: number
  readonly today: string
  readonly lastDay: string
  /** the current hour in India */
  readonly hour: number
}

/** Error messages by field; empty if the draft is valid. */
export function errorsIn(draft: GiftDraft, { min, max, today, lastDay, hour }: GiftRules): GiftErrors {
  const amount = plainAmount(draft.amount)
  const isPast = draft.day < today || (draft.day === today && Number(draft.hour) <= hour)
  return {
    ...(Number.isInteger(amount) ? {} : { amount: 'Enter an amount in whole rupees.' }),
    ...(amount < min ? { amount: `The minimum is ${formatRupees(min)}.` } : {}),
    ...(amount > max ? { amount: `The maximum is ${formatRupees(max)}.` } : {}),
    ...(draft.name.trim() ? {} : { name: 'Enter the recipient’s name.' }),
    ...(draft.by === 'email' && !isEmail(draft.email)
      ? { email: 'The card goes there, so please check the address.' }
      : {}),
    ...(draft.by === 'phone' && !phonePattern.test(tenDigits(draft.phone))
      ? { phone: 'A mobile number has ten digits and begins with 6, 7, 8 or 9.' }
      : {}),
    ...(draft.when === 'later' && !draft.day ? { day: 'Choose a day.' } : {}),
    ...(draft.when === 'later' && draft.day && isPast ? { day: 'That hour has passed. Choose a later one.' } : {}),
    ...(draft.when === 'later' && draft.day > lastDay ? { day: 'Choose a day within a year from today.' } : {}),
    ...(draft.sender.trim() ? {} : { sender: 'Enter your name. It goes on the card.' }),
  }
}

/** The request body for a draft without errors. */
export function orderFrom(slug: string, draft: GiftDraft): GiftOrder {
  const message = draft.message.trim()
  return {
    slug,
    amount: plainAmount(draft.amount),
    recipient: {
      name: draft.name.trim(),
      ...(draft.by === 'email' ? { email: draft.email.trim().toLowerCase() } : { phone: tenDigits(draft.phone) }),
    },
    senderName: draft.sender.trim(),
    paymentMethod: 'razorpay',
    ...(message && { message }),
    ...(draft.when === 'later' && { deliverOn: `${draft.day}T${draft.hour}:00` }),
  }
}

/** A purchase as form texts, for another attempt or a change of recipient. */
export function draftOf({ card }: GiftCardTransaction): GiftDraft {
  const { day, hour } = indianNow(Date.parse(card.deliverOn))
  const { name, email = '', phone = '' } = card.recipient
  return {
    amount: String(card.amount),
    name,
    email,
    phone,
    by: email ? 'email' : 'phone',
    message: card.message,
    when: 'later',
    day,
    hour: String(hour).padStart(2, '0'),
    sender: card.senderName,
  }
}

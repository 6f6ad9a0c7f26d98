import { tenDigits } from '@nukkad/contracts/contact-problem'
import { isEmail } from '@nukkad/contracts/email'
import type { Registration, TicketHold } from '@nukkad/contracts/endpoints/events/tickets'
import { formatRupees, useDraft, useSession, useUnsavedInput } from '@nukkad/platform'
import { fromWallet, offeredFor, spentOf, type Uses } from '@nukkad/platform/paying'
import { Button } from '@nukkad/ui/button'
import { FromWallet } from '@nukkad/ui/from-wallet'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './register.module.css'
import { type Booking, newsOf } from './use-booking.ts'
import type { usePayingSeats } from './use-paying-seats.ts'

interface GuestsFormProps {
  readonly hold: TicketHold
  readonly registration: Registration
  readonly booking: Booking
  readonly paying: ReturnType<typeof usePayingSeats>
}

const phone = /^[6-9]\d{9}$/

/** The guests' names, the contact, and the payment. Input is kept, also when a payment fails. */
// limit: one form, whose guests share a draft and its errors
export function GuestsForm({ hold, registration, booking, paying }: GuestsFormProps) {
  const { user } = useSession()
  const { contact } = hold
  const name = contact?.name ?? [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const draft = useDraft<Record<string, string>>(`registration ${hold.id}`)
  const typed = draft.before ?? {}
  const [isTouched, setTouched] = useState(draft.before !== undefined)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [uses, setUses] = useState<Uses>({ giftCards: true, credit: registration.credit > 0 })
  useUnsavedInput(isTouched && !booking.guests.isSuccess)
  const purse = { giftCards: registration.gift_cards, credit: registration.credit }
  const { left } = fromWallet(hold.total, spentOf(purse, uses))

  function touch({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setTouched(true)
    // An error that went only on submitting would move the buttons up while they are being tapped.
    if (target instanceof HTMLInputElement) {
      setErrors((old) => Object.fromEntries(Object.entries(old).filter(([field]) => field !== target.name)))
    }
    const texts = [...new FormData(currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    draft.keep(Object.fromEntries(texts))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = (field: string) => String(typed.get(field) ?? '').trim()
    const guests = Array.from({ length: hold.seats }, (_, at) => text(`guest-${at}`))
    const number = tenDigits(text('phone'))
    const found = {
      ...Object.fromEntries(guests.flatMap((guest, at) => (guest ? [] : [[`guest-${at}`, 'Enter the guest’s name.']]))),
      ...(text('name') ? {} : { name: 'Enter your name.' }),
      ...(phone.test(number) ? {} : { phone: 'A mobile number has ten digits and begins with 6, 7, 8 or 9.' }),
      ...(isEmail(text('email')) ? {} : { email: 'The tickets go there, so please check the address.' }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    booking.guests.mutate(
      { holdId: hold.id, guests, contact: { name: text('name'), phone: number, email: text('email') } },
      {
        onSuccess: ({ data, message }) => {
          if (!message) draft.drop()
          if (!message && data.hold && data.hold.total > 0) paying.pay(data.hold, uses)
        },
      },
    )
  }

  const isBusy = booking.guests.isPending || paying.isPending
  const news = newsOf(booking.guests) ?? paying.news
  return (
    <form method="post" className={styles.block} noValidate onSubmit={submit} onChange={touch}>
      <h2>Who is coming?</h2>
      {Array.from({ length: hold.seats }, (_, at) => (
        <TextField
          // Seats have no ids, so their position is the key.
          key={at}
          name={`guest-${at}`}
          label={hold.seats === 1 ? 'Name on the ticket' : `Name on ticket ${at + 1}`}
          autoComplete={at === 0 ? 'name' : 'off'}
          maxLength={80}
          defaultValue={typed[`guest-${at}`] ?? hold.guests[at] ?? (at === 0 ? name : '')}
          error={errors[`guest-${at}`]}
        />
      ))}
      <h2>Contact details</h2>
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={80}
        defaultValue={typed.name ?? name}
        error={errors.name}
      />
      <TextField
        name="phone"
        label="Mobile number"
        before="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={16}
        defaultValue={typed.phone ?? contact?.phone ?? ''}
        error={errors.phone}
      />
      <TextField
        name="email"
        label="Email for the tickets"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={typed.email ?? contact?.email ?? user?.email ?? ''}
        error={errors.email}
      />
      <FromWallet offered={offeredFor(hold.total, purse, uses)} uses={uses} onUse={setUses} />
      <p role="alert" className={styles.news}>
        {news ?? (registration.payment?.next === 'retry' ? registration.payment.reason : null)}
      </p>
      <Button type="submit" wide size={56} busy={isBusy} disabled={booking.release.isPending}>
        {labelOf(hold, left, registration.payment?.next === 'retry')}
      </Button>
      <Button
        variant="quiet"
        wide
        busy={booking.release.isPending}
        disabled={isBusy}
        onClick={() => booking.release.mutate()}
      >
        Choose other seats
      </Button>
    </form>
  )
}

function labelOf(hold: TicketHold, left: number, isRetry: boolean): string {
  if (hold.total === 0) return hold.seats === 1 ? 'Book the seat' : `Book ${hold.seats} seats`
  if (left === 0) return 'Book, nothing to pay'
  return `${isRetry ? 'Try again: pay' : 'Pay'} ${formatRupees(left)}`
}

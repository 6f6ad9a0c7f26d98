import { ApiError, formatRupees, useSession } from '@nukkad/platform'
import { useAfterSignIn } from '@nukkad/platform/sign-in'
import { focusBadInput } from '@nukkad/ui/bad-input'
import { Button } from '@nukkad/ui/button'
import { GiftCardView } from '@nukkad/ui/gift-card-view'
import { type FormEvent, useState } from 'react'
import { errorsIn, type GiftDraft, type GiftErrors, orderFrom, plainAmount } from '../parts/gifts/gift-draft.ts'
import type { GiftCardTerms } from '../parts/gifts/gifts.queries.ts'
import { indianNow } from '../parts/gifts/indian-now.ts'
import { MomentFields } from '../parts/gifts/moment-fields.tsx'
import { RecipientFields } from '../parts/gifts/recipient-fields.tsx'
import { useBuying } from '../parts/gifts/use-buying.ts'
import { WordsFields } from '../parts/gifts/words-fields.tsx'
import { AmountFields } from './amount-fields.tsx'
import styles from './gift-card.module.css'
import { useGiftDraft } from './use-gift-draft.ts'

const yearOn = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** The server's errors mapped to the form's fields: 'recipient/email' becomes `email`. */
function fromServer(error: Error | null): GiftErrors {
  if (!(error instanceof ApiError)) return {}
  const names: Readonly<Record<string, keyof GiftDraft>> = { deliverOn: 'day', senderName: 'sender' }
  const last = (path: string) => path.split(/[/.]/).at(-1) ?? path
  return Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [names[last(path)] ?? last(path), text]))
}

/** The form beside a preview of the card. A guest can fill in everything; paying requires signing in. */
export function GiftForm({ design }: { readonly design: GiftCardTerms }) {
  const { status } = useSession()
  const { draft, change, done } = useGiftDraft(design.slug, design.amounts[1] ?? design.amounts[0] ?? design.min)
  const [found, setFound] = useState<GiftErrors>({})
  const { news, error, isPending, buy } = useBuying({ onBought: done })
  const errors: GiftErrors = { ...fromServer(error), ...found }
  const now = indianNow(Date.now())
  const rules = { min: design.min, max: design.max, today: now.day, lastDay: yearOn(now.day), hour: now.hour }
  const amount = plainAmount(draft.amount)
  const price = amount > 0 ? formatRupees(amount) : ''

  // A buyer who signs in to pay is led to the payment, unless the card has been changed since.
  const paying = useAfterSignIn({ reason: 'Sign in to pay. Your card is saved.' }, () =>
    buy(orderFrom(design.slug, draft)),
  )

  function set(changes: Partial<GiftDraft>) {
    change(changes)
    paying.forget()
    setFound((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in changes))))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = errorsIn(draft, rules)
    setFound(wrong)
    const [first] = Object.keys(wrong)
    if (first) return focusOn(event.currentTarget, first)
    if (focusBadInput(event.currentTarget)) return
    paying.run()
  }
  return (
    <div className={styles.layout}>
      <Preview design={design} draft={draft} amount={price} />
      <form method="post" noValidate className={styles.form} onSubmit={submit} aria-label="Gift card">
        <h1 className={styles.title}>{design.title}</h1>
        <fieldset>
          <legend>How much?</legend>
          <AmountFields
            design={design}
            amount={draft.amount}
            error={errors.amount}
            onChange={(text) => set({ amount: text })}
          />
        </fieldset>
        <fieldset>
          <legend>For whom?</legend>
          <RecipientFields draft={draft} errors={errors} change={set} />
        </fieldset>
        <fieldset>
          <legend>Your message</legend>
          <WordsFields draft={draft} errors={errors} change={set} />
        </fieldset>
        <fieldset>
          <legend>When?</legend>
          <MomentFields draft={draft} errors={errors} change={set} rules={rules} />
        </fieldset>
        <div className={styles.pay}>
          <p role="alert" className={styles.problem}>
            {news}
          </p>
          <Button type="submit" size={56} wide busy={isPending || status === 'unknown'}>
            {status === 'guest' ? 'Sign in and pay' : 'Pay'} {price}
          </Button>
          <p className={styles.quiet}>Gift cards can’t be bought with perks, coupons or cash on delivery.</p>
        </div>
      </form>
    </div>
  )
}

interface PreviewProps {
  readonly design: GiftCardTerms
  readonly draft: GiftDraft
  readonly amount: string
}

/** The card as the recipient will see it. */
function Preview({ design, draft, amount }: PreviewProps) {
  return (
    <div className={styles.preview}>
      <GiftCardView
        image={design.image}
        title={design.title}
        to={draft.name.trim() || 'someone dear'}
        from={draft.sender.trim() || undefined}
        amount={amount}
        width={{ mobile: 358, desktop: 600 }}
        priority
        decorative
      />
      {draft.message.trim() && <p className={styles.message}>{draft.message.trim()}</p>}
    </div>
  )
}

/** Focuses a field by its name, which may be a group of radio buttons. */
function focusOn(form: HTMLFormElement, field: string): void {
  const target = form.elements.namedItem(field)
  if (target instanceof HTMLElement) target.focus()
}

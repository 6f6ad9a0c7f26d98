import type { Cart } from '@nukkad/contracts/endpoints/cart'
import { formatRupees } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './cart.module.css'
import { useCoupon } from './use-coupon.ts'

interface CouponFormProps {
  readonly cart: Cart
  readonly offers: readonly { code: string; title: string; text: string }[]
}

/** A code for less to pay. A refused one stays in the field, with the reason under it. */
export function CouponForm({ cart, offers }: CouponFormProps) {
  const { apply, remove, error } = useCoupon(cart)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { coupon_code: applied, discount } = cart.totals
  const others = offers.filter((offer) => offer.code !== applied)

  function use(wanted: string) {
    setCode(wanted)
    setProblem(null)
    apply.mutate(wanted, { onSuccess: ({ isApplied }) => isApplied && setCode('') })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = code.trim()
    if (wanted) use(wanted)
    else setProblem('Type the code first, like LOKAL100.')
  }
  return (
    <section className={styles.coupon} aria-label="Coupon">
      {applied ? (
        <div className={styles.applied}>
          <p role="status">
            <strong>{applied}</strong> takes {formatRupees(discount)} off
          </p>
          <Button variant="quiet" size={40} busy={remove.isPending} onClick={() => remove.mutate()}>
            Take off
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} noValidate>
          <TextField
            label="Coupon code"
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            error={problem ?? error ?? cart.coupon_error ?? undefined}
            onChange={(event) => {
              setCode(event.target.value)
              setProblem(null)
              apply.reset()
            }}
            after={
              <Button type="submit" variant="quiet" size={40} busy={apply.isPending}>
                Apply
              </Button>
            }
          />
        </form>
      )}
      {applied && error && (
        <p role="alert" className={styles.trouble}>
          {error}
        </p>
      )}
      {others.length > 0 && (
        <details className={styles.offers}>
          <summary>
            {others.length} {others.length === 1 ? 'offer' : 'offers'} for this bag
          </summary>
          <ul className={styles.offerList}>
            {others.map((offer) => (
              <li key={offer.code}>
                <div>
                  <strong>{offer.code}</strong>
                  <p>{offer.text || offer.title}</p>
                </div>
                <button type="button" className={styles.textButton} onClick={() => use(offer.code)}>
                  Use<span className={styles.silent}> {offer.code}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

import { hrefs, useCity } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useId } from 'react'
import styles from './around-form.module.css'

/** A pincode in, what is around it out. A plain form, so it works before the scripts do. */
export function AroundForm({ city }: { city: string }) {
  const id = useId()
  const { pincode } = useCity()
  return (
    <section aria-labelledby={id} className={styles.around}>
      <h2 id={id}>What is round your corner?</h2>
      <form action={hrefs.aroundYou(city)} className={styles.form}>
        <label htmlFor={`${id}-pincode`}>Your pincode</label>
        <input
          id={`${id}-pincode`}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="[1-9][0-9]{5}"
          title="Six digits, like 110016"
          maxLength={6}
          required
          placeholder="110016"
          defaultValue={pincode ?? ''}
          key={pincode}
        />
        <Button type="submit">Look around</Button>
      </form>
    </section>
  )
}

import { sixDigits } from '@nukkad/contracts/contact-problem'
import { hrefs, useCity } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useId } from 'react'
import styles from './around-form.module.css'

/** Finds places around a pincode. A plain form, so that it works before hydration. */
export function AroundForm({ city }: { city: string }) {
  const id = useId()
  const { pincode } = useCity()
  return (
    <section aria-labelledby={id} className={styles.around}>
      <h2 id={id}>What is around the corner?</h2>
      <form action={hrefs.aroundYou(city)} className={styles.form}>
        <label htmlFor={`${id}-pincode`}>Your pincode</label>
        <input
          id={`${id}-pincode`}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="\s*[1-9]([\s\-]?[0-9]){5}\s*"
          title="Six digits, like 110016"
          maxLength={12}
          required
          placeholder="110016"
          defaultValue={pincode ?? ''}
          key={pincode}
          onInput={({ currentTarget }) => {
            currentTarget.value = sixDigits(currentTarget.value)
          }}
        />
        <Button type="submit">Look around</Button>
      </form>
    </section>
  )
}

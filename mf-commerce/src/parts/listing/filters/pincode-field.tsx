import { sixDigits } from '@nukkad/contracts/contact-problem'
import { Button } from '@nukkad/ui/button'
import { useId, useState } from 'react'
import { isPincode } from '../choice/choice-query.ts'
import styles from './filters.module.css'
import values from './typed-value.module.css'

/** Six digits inside the filter form, which is why it is not a form itself. */
export function PincodeField({ onChange }: { readonly onChange: (pincode: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  function apply() {
    setWrong(!isPincode(text))
    if (isPincode(text)) onChange(text)
  }
  return (
    <div className={values.amount}>
      <label htmlFor={id}>Pincode</label>
      <span className={styles.pincode}>
        <span className={values.amountBox}>
          <input
            id={id}
            name="deliversTo"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="110003"
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={(event) => {
              setText(sixDigits(event.target.value))
              setWrong(false)
            }}
            onKeyDown={(event) => event.key === 'Enter' && apply()}
          />
        </span>
        <Button variant="secondary" size={40} onClick={apply}>
          Apply
        </Button>
      </span>
      {isWrong && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          A pincode has six digits, like 110003.
        </span>
      )}
    </div>
  )
}

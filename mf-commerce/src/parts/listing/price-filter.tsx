import type { Facets } from '@nukkad/contracts/endpoints/catalogue'
import { useId, useState } from 'react'
import type { Choice } from './choice.ts'
import styles from './filters.module.css'

interface PriceFilterProps {
  readonly choice: Choice
  readonly facets: Facets | null
  readonly onChange: (part: Pick<Choice, 'minPrice' | 'maxPrice'>) => void
}

const amount = (text: string) => (/^\d{1,8}$/.test(text) ? Number(text) : null)

/** Two plain numbers: quicker and more exact than a slider, and it works with any keyboard. */
export function PriceFilter({ choice, facets, onChange }: PriceFilterProps) {
  const id = useId()
  const [min, setMin] = useState(choice.minPrice?.toString() ?? '')
  const [max, setMax] = useState(choice.maxPrice?.toString() ?? '')
  function apply() {
    const [low, high] = [amount(min), amount(max)]
    const isSwapped = low !== null && high !== null && low > high
    const wanted = isSwapped ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high }
    if (wanted.minPrice !== choice.minPrice || wanted.maxPrice !== choice.maxPrice) onChange(wanted)
  }
  const field = (name: 'minPrice' | 'maxPrice', label: string, value: string, set: (text: string) => void) => (
    <div className={styles.amount}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <span className={styles.amountBox}>
        <span aria-hidden="true">₹</span>
        <input
          id={`${id}-${name}`}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder={
            facets ? String(name === 'minPrice' ? Math.floor(facets.price.min) : Math.ceil(facets.price.max)) : ''
          }
          value={value}
          onChange={(event) => set(event.target.value.replace(/\D/g, ''))}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
      </span>
    </div>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price</legend>
      <div className={styles.amounts}>
        {field('minPrice', 'From', min, setMin)}
        {field('maxPrice', 'To', max, setMax)}
      </div>
    </fieldset>
  )
}

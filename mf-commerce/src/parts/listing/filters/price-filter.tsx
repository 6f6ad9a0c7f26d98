import type { Facets } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount } from '@nukkad/platform'
import { useId } from 'react'
import type { Choice } from '../choice/choice.ts'
import styles from './filters.module.css'
import { isSamePrice, type Prices, useTypedPrices } from './typed-prices.ts'
import values from './typed-value.module.css'

interface PriceFilterProps {
  readonly choice: Choice
  readonly price: Facets['price']
  /** `isGoingOn`: the visitor is still typing, and this replaces the previous change */
  readonly onChange: (part: Prices, isGoingOn?: boolean) => void
}

/** A few ranges for a quick tap, and two plain number fields for an exact one: no slider, so any keyboard works. */
export function PriceFilter({ choice, price, onChange }: PriceFilterProps) {
  const id = useId()
  const { min, max, setMin, setMax, apply } = useTypedPrices(choice, onChange)
  const field = (name: 'minPrice' | 'maxPrice', label: string, value: string, set: (text: string) => void) => (
    <div className={values.amount}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <span className={values.amountBox}>
        <span aria-hidden="true">₹</span>
        <input
          id={`${id}-${name}`}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder={String(name === 'minPrice' ? Math.floor(price.min) : Math.ceil(price.max))}
          value={value}
          onChange={(event) => set(event.target.value.replace(/\D/g, ''))}
          onBlur={() => apply()}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
      </span>
    </div>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price</legend>
      <div className={styles.steps}>
        {price.steps.map(({ from, to, label, count }) => {
          const step = { minPrice: from > 0 ? from : null, maxPrice: to }
          const isOn = isSamePrice(step, choice)
          return (
            <button
              key={label}
              type="button"
              className={styles.step}
              aria-pressed={isOn}
              disabled={count === 0 && !isOn}
              onClick={() => onChange(isOn ? { minPrice: null, maxPrice: null } : step)}
            >
              <span>{label}</span>
              <span className={styles.count}>{formatCount(count)}</span>
            </button>
          )
        })}
      </div>
      <div className={values.amounts}>
        {field('minPrice', 'From', min, setMin)}
        {field('maxPrice', 'To', max, setMax)}
      </div>
    </fieldset>
  )
}

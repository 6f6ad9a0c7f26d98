import type { Facets } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount } from '@nukkad/platform'
import { useEffect, useId, useRef, useState } from 'react'
import type { Choice } from '../choice/choice.ts'
import styles from './filters.module.css'

type Prices = Pick<Choice, 'minPrice' | 'maxPrice'>
interface PriceFilterProps {
  readonly choice: Choice
  readonly price: Facets['price']
  readonly onChange: (part: Prices) => void
}

/** How long nobody types before what stands in the fields counts, in milliseconds. */
const pause = 500

const textOf = (price: number | null) => price?.toString() ?? ''
const amount = (text: string) => (/^\d{1,8}$/.test(text) ? Number(text) : null)

/** A few ranges for a quick tap, and two plain numbers for an exact one: no slider, so any keyboard will do. */
export function PriceFilter({ choice, price, onChange }: PriceFilterProps) {
  const id = useId()
  const { minPrice, maxPrice } = choice
  const [min, setMin] = useState(textOf(minPrice))
  const [max, setMax] = useState(textOf(maxPrice))
  const sent = useRef<Prices>(null)
  function apply(isTyping = false) {
    const [low, high] = [amount(min), amount(max)]
    const isSwapped = low !== null && high !== null && low > high
    // Two digits of 1500 are no price yet.
    if (isSwapped && isTyping) return
    const wanted = isSwapped ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high }
    if (isSame(wanted, choice)) return
    sent.current = isSwapped ? null : wanted
    onChange(wanted)
  }
  const latest = useRef(apply)
  latest.current = apply
  // The answer to what was typed here must not take away what was typed since.
  useEffect(() => {
    const isOwn = sent.current !== null && isSame(sent.current, { minPrice, maxPrice })
    sent.current = null
    if (isOwn) return
    setMin(textOf(minPrice))
    setMax(textOf(maxPrice))
  }, [minPrice, maxPrice])
  // The button under the form says how many products it shows: it has to know before it is tapped.
  useEffect(() => {
    if (min === textOf(minPrice) && max === textOf(maxPrice)) return
    const timer = setTimeout(() => latest.current(true), pause)
    return () => clearTimeout(timer)
  }, [min, max, minPrice, maxPrice])
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
          const isOn = isSame(step, choice)
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
      <div className={styles.amounts}>
        {field('minPrice', 'From', min, setMin)}
        {field('maxPrice', 'To', max, setMax)}
      </div>
    </fieldset>
  )
}

const isSame = (a: Prices, b: Prices) => a.minPrice === b.minPrice && a.maxPrice === b.maxPrice

import { useEffect, useRef, useState } from 'react'
import type { Choice } from '../choice/choice.ts'

export type Prices = Pick<Choice, 'minPrice' | 'maxPrice'>

/** How long typing must pause before the fields are applied, in milliseconds. */
const pause = 500

const textOf = (price: number | null) => price?.toString() ?? ''
const amount = (text: string) => (/^\d{1,8}$/.test(text) ? Number(text) : null)

export const isSamePrice = (a: Prices, b: Prices): boolean => a.minPrice === b.minPrice && a.maxPrice === b.maxPrice

/**
 * The two price fields: applied when typing pauses, and at once by `apply`. `isGoingOn` marks a change that continues
 * the previous one, so that Back returns to the state before the typing and not to each pause.
 */
export function useTypedPrices({ minPrice, maxPrice }: Prices, onChange: (wanted: Prices, isGoingOn: boolean) => void) {
  const [min, setMin] = useState(textOf(minPrice))
  const [max, setMax] = useState(textOf(maxPrice))
  const sent = useRef<Prices>(null)
  const isGoingOn = useRef(false)
  function apply(isTyping = false) {
    const goesOn = isGoingOn.current
    isGoingOn.current = isTyping && goesOn
    const [low, high] = [amount(min), amount(max)]
    const isSwapped = low !== null && high !== null && low > high
    // While 1500 is being typed, its first digits may be below the minimum.
    if (isSwapped && isTyping) return
    const wanted = isSwapped ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high }
    if (isSamePrice(wanted, { minPrice, maxPrice })) return
    sent.current = isSwapped ? null : wanted
    isGoingOn.current = isTyping
    onChange(wanted, goesOn)
  }
  const latest = useRef(apply)
  latest.current = apply
  // The result of earlier typing must not overwrite what was typed since.
  useEffect(() => {
    const isOwn = sent.current !== null && isSamePrice(sent.current, { minPrice, maxPrice })
    sent.current = null
    if (isOwn) return
    isGoingOn.current = false
    setMin(textOf(minPrice))
    setMax(textOf(maxPrice))
  }, [minPrice, maxPrice])
  // The button under the form shows the number of products, so it must be known before the button is tapped.
  useEffect(() => {
    if (min === textOf(minPrice) && max === textOf(maxPrice)) return
    const timer = setTimeout(() => latest.current(true), pause)
    return () => clearTimeout(timer)
  }, [min, max, minPrice, maxPrice])
  return { min, max, setMin, setMax, apply }
}

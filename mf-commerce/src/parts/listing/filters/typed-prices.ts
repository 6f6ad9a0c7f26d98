import { useEffect, useRef, useState } from 'react'
import type { Choice } from '../choice/choice.ts'

export type Prices = Pick<Choice, 'minPrice' | 'maxPrice'>

/** How long nobody types before what stands in the fields counts, in milliseconds. */
const pause = 500

const textOf = (price: number | null) => price?.toString() ?? ''
const amount = (text: string) => (/^\d{1,8}$/.test(text) ? Number(text) : null)

export const isSamePrice = (a: Prices, b: Prices): boolean => a.minPrice === b.minPrice && a.maxPrice === b.maxPrice

/**
 * The two fields of a price: they count when somebody pauses, and at once by `apply`. `isGoingOn` says that a change goes
 * on from the one before it: whoever goes back wants to be where the typing began, and not at each pause.
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
    // Two digits of 1500 are no price yet.
    if (isSwapped && isTyping) return
    const wanted = isSwapped ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high }
    if (isSamePrice(wanted, { minPrice, maxPrice })) return
    sent.current = isSwapped ? null : wanted
    isGoingOn.current = isTyping
    onChange(wanted, goesOn)
  }
  const latest = useRef(apply)
  latest.current = apply
  // The answer to what was typed here must not take away what was typed since.
  useEffect(() => {
    const isOwn = sent.current !== null && isSamePrice(sent.current, { minPrice, maxPrice })
    sent.current = null
    if (isOwn) return
    isGoingOn.current = false
    setMin(textOf(minPrice))
    setMax(textOf(maxPrice))
  }, [minPrice, maxPrice])
  // The button under the form says how many products it shows: it has to know before it is tapped.
  useEffect(() => {
    if (min === textOf(minPrice) && max === textOf(maxPrice)) return
    const timer = setTimeout(() => latest.current(true), pause)
    return () => clearTimeout(timer)
  }, [min, max, minPrice, maxPrice])
  return { min, max, setMin, setMax, apply }
}

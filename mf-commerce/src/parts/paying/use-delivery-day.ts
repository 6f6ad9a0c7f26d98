import { useDraft } from '@nukkad/platform'
import { useState } from 'react'

/** What the buyer has entered; the day is kept while "as soon as possible" is chosen. */
interface DayInput {
  readonly isChosen: boolean
  readonly day: string | null
}

/**
 * The day of delivery of a cart. What was chosen survives a reload in this tab; on another device, after a failed
 * payment, the day of the transaction (`agreed`) is taken.
 */
export function useDeliveryDay(cartId: string, agreed: string | null) {
  const { before, keep } = useDraft<DayInput>(`delivery day ${cartId}`)
  const [input, setInput] = useState<DayInput>(() => ({
    isChosen: before?.isChosen ?? agreed !== null,
    day: before?.day ?? agreed,
  }))
  return {
    input,
    /** The day to order for; null is as soon as possible. */
    day: input.isChosen ? input.day : null,
    change(changes: Partial<DayInput>) {
      const next = { ...input, ...changes }
      setInput(next)
      keep(next)
    },
  }
}

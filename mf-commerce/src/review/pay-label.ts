import { formatRupees } from '@nukkad/platform'

interface Labelled {
  /** null until one is chosen */
  readonly method: string | null
  /** amount to pay, in rupees */
  readonly left: number
  /** the price has changed, and the buyer is asked to confirm */
  readonly isAsked: boolean
}

/** The text of the button that places the order. */
export function payLabel({ method, left, isAsked }: Labelled): string {
  if (method === null) return 'Choose how to pay'
  if (left === 0) return 'Place the order, nothing to pay'
  if (method === 'razorpay') return `${isAsked ? 'Yes, pay' : 'Pay'} ${formatRupees(left)}`
  return `${isAsked ? 'Yes, place' : 'Place'} the order for ${formatRupees(left)}`
}

import { formatRupees } from '@nukkad/platform'

interface Labelled {
  /** null while none is chosen */
  readonly method: string | null
  /** to pay, in rupees */
  readonly left: number
  /** the price has changed, and the buyer is asked whether it is still wanted */
  readonly isAsked: boolean
}

/** What stands on the button that places the order. */
export function payLabel({ method, left, isAsked }: Labelled): string {
  if (method === null) return 'Choose how to pay'
  if (left === 0) return 'Place the order, nothing to pay'
  if (method === 'razorpay') return `${isAsked ? 'Yes, pay' : 'Pay'} ${formatRupees(left)}`
  return `${isAsked ? 'Yes, place' : 'Place'} the order for ${formatRupees(left)}`
}

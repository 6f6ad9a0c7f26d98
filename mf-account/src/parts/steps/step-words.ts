import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'

/** Steps that cannot be undone ask for confirmation; the text states the consequence. */
const finals: Readonly<Record<string, string>> = {
  deliver: 'Confirms that the buyer has received the order. The return period starts now.',
  rto: 'Confirms that the parcel is back with you. The order is closed, and what the buyer paid is refunded.',
  cancel: 'The order is cancelled, what was paid is refunded, and the buyer is told.',
  decline: 'The buyer is told your reason and does not pay for it: what was paid is refunded. The rest goes on.',
  deny: 'The buyer will see your reason.',
  refund: 'The buyer is refunded now.',
  deliver_replacement: 'Confirms that the buyer has received the replacement. The exchange is complete.',
}

export const warningOf = (step: NextStep): string | undefined => finals[step.step]
/** Whether one tap is enough: the step needs no input and can be undone. */
export const isQuick = (step: NextStep): boolean => step.needs.length === 0 && !warningOf(step)

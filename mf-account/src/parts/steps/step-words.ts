import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'

/** Steps that cannot be undone ask for confirmation; the text states the consequence. */
const finals: Readonly<Record<string, string>> = {
  deliver: 'The buyer has it in their hands. The days for a return begin to count.',
  rto: 'The parcel is back with you. The order ends, and what was paid goes back.',
  cancel: 'The order ends, the pieces go back into stock, and the buyer gets a mail.',
  deny: 'The buyer reads your reason.',
  refund: 'The money goes back to the buyer now.',
  deliver_replacement: 'The buyer has the new piece. The exchange ends.',
}

export const warningOf = (step: NextStep): string | undefined => finals[step.step]
/** Whether one tap is enough: the step needs no input and can be undone. */
export const isQuick = (step: NextStep): boolean => step.needs.length === 0 && !warningOf(step)

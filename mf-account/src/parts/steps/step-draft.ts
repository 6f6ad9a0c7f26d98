import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import type { PickupSlot } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Courier } from '@nukkad/contracts/endpoints/orders/shipment'
import type { Taking } from './use-step.ts'

/** The input entered for a step so far. */
export interface StepDraft {
  readonly courier: Courier | ''
  readonly awb: string
  readonly reason: string
  /** the label of the chosen pickup slot */
  readonly slot: string
  readonly condition: 'good' | 'poor' | ''
  /** ids of lines that cannot be sold again */
  readonly unsellable: readonly string[]
}

/** An empty draft, with the buyer's preferred pickup slot preselected. */
export function blankStep({ pickup_slots: slots = [] }: NextStep): StepDraft {
  const wished = slots.find((slot) => slot.is_wished)
  return { courier: '', awb: '', reason: '', slot: wished?.label ?? '', condition: '', unsellable: [] }
}

function slotOf({ pickup_slots: slots = [] }: NextStep, label: string): PickupSlot | undefined {
  const slot = slots.find((offered) => offered.label === label)
  return slot && { date: slot.date, part: slot.part }
}

/** The parcel number without the spaces that couriers print in it: 7712 3456 7890. */
const awbOf = ({ awb }: StepDraft): string => awb.replace(/\s/g, '')

type InputErrors = Readonly<Partial<Record<'courier' | 'awb' | 'reason' | 'pickup' | 'condition', string>>>

/** What is missing or invalid, as a message for each field. */
export function inputErrorsOfStep(step: NextStep, draft: StepDraft): InputErrors {
  const { needs } = step
  const isNumberless = draft.courier === 'Merchant Delivery' || !needs.includes('awb')
  const inputErrors: [keyof InputErrors, string | false][] = [
    ['courier', needs.includes('courier') && draft.courier === '' && 'Choose a courier.'],
    ['awb', awbError(awbOf(draft), isNumberless)],
    ['reason', needs.includes('reason') && draft.reason.trim() === '' && 'Give a short reason.'],
    ['pickup', needs.includes('pickup') && !slotOf(step, draft.slot) && 'Choose a pickup time.'],
    ['condition', needs.includes('condition') && draft.condition === '' && 'Choose its condition.'],
  ]
  return Object.fromEntries(inputErrors.filter(([, text]) => text))
}

function awbError(awb: string, mayBeEmpty: boolean): string | false {
  if (awb === '') return !mayBeEmpty && 'Enter the tracking number.'
  return !/^[A-Za-z0-9][A-Za-z0-9/-]{3,}$/.test(awb) && 'Use at least four characters: letters, digits, - and /.'
}

/** The step as sent to the API. */
export function takingOf(next: NextStep, draft: StepDraft): Taking {
  const { step, needs } = next
  const awb = awbOf(draft)
  const pickup = slotOf(next, draft.slot)
  return {
    step,
    ...(needs.includes('courier') && draft.courier ? { courier: draft.courier } : {}),
    ...(awb ? { awb } : {}),
    ...(needs.includes('reason') ? { reason: draft.reason.trim() } : {}),
    ...(pickup ? { pickup } : {}),
    ...(needs.includes('condition') && draft.condition ? { condition: draft.condition } : {}),
    ...(draft.unsellable.length > 0 ? { unsellable: [...draft.unsellable] } : {}),
  }
}

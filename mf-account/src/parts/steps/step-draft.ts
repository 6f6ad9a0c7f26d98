import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import type { PickupSlot } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Courier } from '@nukkad/contracts/endpoints/orders/shipment'
import type { Taking } from './use-step.ts'

/** What was written for a step so far. */
export interface StepDraft {
  readonly courier: Courier | ''
  readonly awb: string
  readonly reason: string
  readonly date: string
  readonly part: PickupSlot['part']
  readonly condition: 'good' | 'poor' | ''
}
export const blankStep: StepDraft = { courier: '', awb: '', reason: '', date: '', part: 'morning', condition: '' }

type Slips = Readonly<Partial<Record<'courier' | 'awb' | 'reason' | 'pickup' | 'condition', string>>>

/** What is missing or wrong, each in words for its field. */
export function slipsOfStep({ needs }: NextStep, draft: StepDraft): Slips {
  const isNumberless = draft.courier === 'Merchant Delivery' || !needs.includes('awb')
  const slips: [keyof Slips, string | false][] = [
    ['courier', needs.includes('courier') && draft.courier === '' && 'Choose who takes it.'],
    ['awb', awbSlip(draft.awb, isNumberless)],
    ['reason', needs.includes('reason') && draft.reason.trim() === '' && 'Say it in a few words.'],
    ['pickup', needs.includes('pickup') && draft.date === '' && 'Choose the day.'],
    ['condition', needs.includes('condition') && draft.condition === '' && 'Look at it and choose.'],
  ]
  return Object.fromEntries(slips.filter(([, text]) => text))
}

function awbSlip(awb: string, mayBeEmpty: boolean): string | false {
  if (awb === '') return !mayBeEmpty && 'Write the number on the parcel.'
  return !/^[A-Za-z0-9][A-Za-z0-9/-]{3,}$/.test(awb) && 'At least four letters or digits, - and / among them.'
}

/** The step as it is sent. */
export function takingOf({ step, needs }: NextStep, draft: StepDraft): Taking {
  return {
    step,
    ...(needs.includes('courier') && draft.courier ? { courier: draft.courier } : {}),
    ...(draft.awb ? { awb: draft.awb } : {}),
    ...(needs.includes('reason') ? { reason: draft.reason.trim() } : {}),
    ...(needs.includes('pickup') ? { pickup: { date: draft.date, part: draft.part } } : {}),
    ...(needs.includes('condition') && draft.condition ? { condition: draft.condition } : {}),
  }
}

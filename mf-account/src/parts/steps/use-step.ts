import {
  declineLine,
  type MerchantOrder,
  type OrderStepName,
  orderStepNames,
  stepOrder,
} from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import {
  type RequestStepName,
  requestStepNames,
  stepReturn,
} from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import type { PickupSlot } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Courier } from '@nukkad/contracts/endpoints/orders/shipment'
import { useApi, useMutation, useNotify, useQueryClient, useTrack } from '@nukkad/platform'
import { orderKey } from '../back-office/back-office.queries.ts'
import { oneOf } from '../back-office/page-of.ts'

/** What a step may need besides its name. */
interface StepInput {
  readonly courier?: Courier
  readonly awb?: string | null
  readonly reason?: string
  readonly pickup?: PickupSlot
  readonly condition?: 'good' | 'poor'
  readonly unsellable?: string[]
}
export interface Taking extends StepInput {
  readonly step: string
}

/** Refetches what is shown whatever the outcome: another device of the merchant may already have taken the step. */
function useAfterStep() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['merchant'] })
}

/** Performs a step of an order. */
export function useOrderStep(orderId: string) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const track = useTrack()
  const refresh = useAfterStep()
  return useMutation({
    mutationFn: async ({ step, courier, awb, reason, unsellable }: Taking): Promise<MerchantOrder> => {
      const name = nameOf<OrderStepName>(orderStepNames, step)
      const given = {
        ...(courier ? { courier } : {}),
        ...(awb ? { awb } : {}),
        ...(reason ? { reason } : {}),
        ...(unsellable ? { unsellable } : {}),
      }
      return (await api.call(stepOrder, { params: { id: orderId }, body: { step: name, ...given } })).data
    },
    onSuccess(order, { step, courier }) {
      client.setQueryData(orderKey(orderId), order)
      const of = { order_id: orderId }
      if (step === 'accept') track('MERCHANT_ORDER_ACCEPTED', of)
      else if (step === 'ship') track('MERCHANT_ORDER_SHIPPED', { ...of, ...(courier ? { courier } : {}) })
      else track('MERCHANT_ORDER_MOVED', { ...of, step })
      notify(`${order.orderId}: ${order.label}`, { tone: 'success' })
    },
    onSettled: refresh,
  })
}

/** Takes one line out of an order. */
export function useDeclineLine(orderId: string, lineId: string) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const track = useTrack()
  const refresh = useAfterStep()
  return useMutation({
    mutationFn: async ({ reason = '', unsellable = [] }: Taking): Promise<MerchantOrder> => {
      const body = { reason, unsellable: unsellable.includes(lineId) }
      return (await api.call(declineLine, { params: { id: orderId, line: lineId }, body })).data
    },
    onSuccess(order, { step }) {
      client.setQueryData(orderKey(orderId), order)
      track('MERCHANT_ORDER_MOVED', { order_id: orderId, step })
      notify('Declined, and the buyer is told', { tone: 'success' })
    },
    onSettled: refresh,
  })
}

/** Performs a step of a return, an exchange or a claim. */
export function useReturnStep(requestId: string) {
  const api = useApi()
  const notify = useNotify()
  const refresh = useAfterStep()
  return useMutation({
    mutationFn: async ({ step, unsellable: _, ...given }: Taking) => {
      const name = nameOf<RequestStepName>(requestStepNames, step)
      return (await api.call(stepReturn, { params: { id: requestId }, body: { step: name, ...given } })).data
    },
    onSuccess: ({ label }) => notify(label, { tone: 'success' }),
    onSettled: refresh,
  })
}

/** A newer API may offer a step that this page does not know; such a step is not sent. */
function nameOf<T extends string>(names: readonly T[], step: string): T {
  const name = oneOf(names, step)
  if (!name) throw new Error('This page is out of date. Reload it and try again.')
  return name
}

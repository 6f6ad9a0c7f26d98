import {
  type GatewayMandate,
  mandateAnswered,
  openMandate,
  type Subscription,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Api } from '../api/api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { type GatewayScript, loadGateway } from './gateway-script.ts'

/** The signed result of a mandate, as returned by checkout.js. */
interface SignedMandate {
  readonly razorpay_payment_id: string
  readonly razorpay_subscription_id: string
  readonly razorpay_signature: string
}

export interface MandateWorld {
  readonly api: Api
  readonly subscriptionId: string
  readonly isWebview: boolean
  /** Called before the window opens; false if the user has left the page. */
  opening(): boolean
}

/**
 * One attempt to give the mandate of a subscription; returns the subscription afterwards. Loaded when a user
 * subscribes.
 */
export async function giveMandate(world: MandateWorld): Promise<Subscription | undefined> {
  const { api, subscriptionId: id } = world
  const answer = await api.call(openMandate, { params: { id } })
  if ('message' in answer) throw new ChangedMeanwhile(answer.message.code, answer.message.message)
  const Gateway = await loadGateway(answer.data.scriptUrl)
  if (!world.opening()) return undefined
  const signed = await showWindow(Gateway, answer.data, world.isWebview)
  // The server asks the gateway during this call, which may take a while.
  const told = await api.call(mandateAnswered, { params: { id }, body: signed ?? {} }, { timeout: 25_000 })
  return told.data
}

function showWindow(
  Gateway: GatewayScript,
  mandate: GatewayMandate,
  isRedirect: boolean,
): Promise<SignedMandate | null> {
  const { key, gatewaySubscriptionId: subscription_id, name, description, prefill, theme, callbackUrl } = mandate
  return new Promise((resolve) => {
    const window = new Gateway({
      key,
      subscription_id,
      name,
      description,
      prefill,
      theme,
      ...(isRedirect
        ? { callback_url: callbackUrl, redirect: true, retry: { enabled: false } }
        : { handler: (signed: SignedMandate) => resolve(signed) }),
      modal: { ondismiss: () => resolve(null) },
    })
    window.open()
  })
}

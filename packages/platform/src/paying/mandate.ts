import {
  type GatewayMandate,
  mandateAnswered,
  openMandate,
  type Subscription,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Api } from '../api/api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { type GatewayScript, loadGateway } from './gateway-script.ts'

/** What checkout.js hands over after a mandate was given, signed. */
interface SignedMandate {
  readonly razorpay_payment_id: string
  readonly razorpay_subscription_id: string
  readonly razorpay_signature: string
}

export interface MandateWorld {
  readonly api: Api
  readonly subscriptionId: string
  readonly isWebview: boolean
  /** False when nobody is there any more to say yes. */
  opening(): boolean
}

/** One try to give the mandate of a subscription; answers how it stands then. Loaded when somebody subscribes. */
export async function giveMandate(world: MandateWorld): Promise<Subscription | undefined> {
  const { api, subscriptionId: id } = world
  const answer = await api.call(openMandate, { params: { id } })
  if ('message' in answer) throw new ChangedMeanwhile(answer.message.code, answer.message.message)
  const Gateway = await loadGateway(answer.data.scriptUrl)
  if (!world.opening()) return undefined
  const signed = await shown(Gateway, answer.data, world.isWebview)
  // The gateway is asked on the way, which may take a while.
  const told = await api.call(mandateAnswered, { params: { id }, body: signed ?? {} }, { timeout: 25_000 })
  return told.data
}

function shown(Gateway: GatewayScript, mandate: GatewayMandate, isRedirect: boolean): Promise<SignedMandate | null> {
  const { key, gatewaySubscriptionId: subscription_id, name, description, prefill, theme, callbackUrl } = mandate
  return new Promise((resolve) => {
    const window = new Gateway({
      ...{ key, subscription_id, name, description, prefill, theme },
      ...(isRedirect
        ? { callback_url: callbackUrl, redirect: true, retry: { enabled: false } }
        : { handler: (signed: SignedMandate) => resolve(signed) }),
      modal: { ondismiss: () => resolve(null) },
    })
    window.open()
  })
}

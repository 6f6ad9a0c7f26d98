/** What the gateway tells by a webhook, before its entities are read. */
export interface GatewayEvent {
  readonly event: string
  readonly payload: { readonly [name in 'payment' | 'refund' | 'subscription']?: { readonly entity: unknown } }
}

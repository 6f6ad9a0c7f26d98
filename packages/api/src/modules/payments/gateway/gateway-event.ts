/** The event of a gateway webhook, before its entities are parsed. */
export interface GatewayEvent {
  readonly event: string
  readonly payload: { readonly [name in 'payment' | 'refund' | 'subscription']?: { readonly entity: unknown } }
}

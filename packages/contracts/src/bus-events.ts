import type { SaveKind } from './endpoints/people/saves.ts'

/**
 * Facts on the bus, in the past tense: each has one owner that publishes it after the server said yes.
 * Payloads are ids and little else, and none is told twice. What a part asks of another one is a request.
 */
export interface BusEvents {
  /** mf-commerce, after a line was added, changed or removed, or a cart was replaced. `count` is the sum of quantities. */
  'cart.changed': { cartId: string | null; count: number }
  /** a screen, through the platform's `useSaved`, after a thing was saved or taken out of the saves. */
  'save.changed': { kind: SaveKind; ref: string; isSaved: boolean }
  /** mf-header, after the session began. */
  'session.started': { userId: string; created: boolean; method: 'google' | 'otp' | 'webview' | 'password' }
  /** mf-header, after the session ended. */
  'session.ended': { userId: string | null }
  /** the shell, after a city or pincode was chosen or cleared. */
  'location.changed': { city: string | null; pincode: string | null }
  /** mf-commerce, after orders were placed. */
  'order.placed': { transactionId: string; orderIds: readonly string[] }
  /** the shell, when releases changed; taken at the next navigation. */
  'release.available': { remotes: readonly string[] }
  /** the shell, after each navigation. */
  'page.viewed': { path: string; page: string }
}
export type BusEventName = keyof BusEvents

/**
 * Requests on the bus: a screen asks for something that another part of the page does. Each has one part that answers it;
 * a request that comes before that part is there waits for it.
 */
export interface BusRequests {
  /** Someone must sign in to go on; mf-header opens its dialog. */
  'sign-in': { reason: string; returnTo?: string }
  /** Someone asked to sign out; mf-header asks back first. */
  'sign-out': Record<string, never>
  /** Someone wants to choose a city or a pincode; mf-header opens its dialog. */
  'choose-location': Record<string, never>
}
export type BusRequestName = keyof BusRequests

import type { SaveKind } from './endpoints/people/saves.ts'

/**
 * Facts on the bus, in the past tense: each has one owner that publishes it, once, after the server has confirmed it.
 * Payloads are ids and little else. When one part asks something of another, that is a request.
 */
export interface BusEvents {
  /** mf-commerce, after a line was added, changed or removed, or a cart was replaced. `count` is the sum of quantities. */
  'cart.changed': { cartId: string | null; count: number }
  /** a screen, through the platform's `useSaved`, after an item was saved or removed from the saves. */
  'save.changed': { kind: SaveKind; ref: string; isSaved: boolean }
  /** a screen, through the platform's `useFollow`, after a user followed a person or no longer did. */
  'follow.changed': { userId: string; isFollowing: boolean; followers: number }
  /**
   * mf-header, after the session began; `earlier` when a sign-in was requested before the page knew that its visitor is
   * signed in.
   */
  'session.started': { userId: string; created: boolean; method: 'google' | 'otp' | 'webview' | 'password' | 'earlier' }
  /** mf-header or mf-account, after a list of saves or what is in it was changed. */
  'saved-list.changed': { listId: string }
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
 * Requests on the bus: a screen asks another part of the page to do something. Each request has one part that answers
 * it; a request made before that part is present waits for it.
 */
export interface BusRequests {
  /** The visitor must sign in to continue; mf-header opens its dialog. */
  'sign-in': { reason: string; returnTo?: string }
  /** The visitor asked to sign out; mf-header asks for confirmation first. */
  'sign-out': Record<string, never>
  /** The visitor wants to put a saved thing into a list; mf-header opens its dialog. */
  'choose-saved-list': { kind: SaveKind; ref: string }
  /** The visitor wants to choose a city or a pincode; mf-header opens its dialog. */
  'choose-location': Record<string, never>
}
export type BusRequestName = keyof BusRequests

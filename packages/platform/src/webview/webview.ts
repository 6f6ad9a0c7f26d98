import { sessionKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** How the page is shown: whether inside the mobile app, and whether with the app's own cart. */
export interface Webview {
  readonly isWebview: boolean
  readonly nativeCart: boolean
}

/**
 * Set by the query of the first address (appuser or token; pincode or appuser) and kept for the session; also set when
 * the server knew this and rendered the page for the app, in a second window of the app.
 */
export function detectWebview(search: string, session: TextStorage, isDrawnForApp = false): Webview {
  const query = new URLSearchParams(search)
  if (isDrawnForApp || query.has('appuser') || query.has('token')) session.setItem(sessionKeys.webview, 'true')
  if (query.has('pincode') || query.has('appuser')) session.setItem(sessionKeys.nativeCart, 'true')
  return {
    isWebview: session.getItem(sessionKeys.webview) === 'true',
    nativeCart: session.getItem(sessionKeys.nativeCart) === 'true',
  }
}

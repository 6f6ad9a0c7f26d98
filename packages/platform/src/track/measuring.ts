import { localKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** The browser's privacy signals. */
export interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Visitors who opted out, on our policies page or in the settings of their browser, are not counted. */
export const mayMeasure = (local: TextStorage, { doNotTrack, globalPrivacyControl }: Wishes): boolean =>
  doNotTrack !== '1' && globalPrivacyControl !== true && local.getItem(localKeys.measuring) !== 'off'

/** Stores the visitor's choice; it applies from the next page on, and events waiting to be sent are deleted. */
export function chooseMeasuring(local: TextStorage, isWelcome: boolean): void {
  if (isWelcome) {
    local.removeItem(localKeys.measuring)
    return
  }
  local.setItem(localKeys.measuring, 'off')
  local.removeItem(localKeys.waitingEvents)
  local.removeItem(localKeys.objectId)
}

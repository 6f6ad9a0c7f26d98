import { localKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** What a browser says about being followed. */
export interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Visitors who said no, on our page of policies or in the settings of their browser, are not counted. */
export const mayMeasure = (local: TextStorage, { doNotTrack, globalPrivacyControl }: Wishes): boolean =>
  doNotTrack !== '1' && globalPrivacyControl !== true && local.getItem(localKeys.measuring) !== 'off'

/** Keeps what somebody chose; it holds from the next page on, and what still waited to be sent is forgotten. */
export function chooseMeasuring(local: TextStorage, isWelcome: boolean): void {
  if (isWelcome) {
    local.removeItem(localKeys.measuring)
    return
  }
  local.setItem(localKeys.measuring, 'off')
  local.removeItem(localKeys.waitingEvents)
  local.removeItem(localKeys.objectId)
}

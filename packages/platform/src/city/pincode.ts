import { localKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

const isPincode = (text: string | null | undefined): text is string => /^[1-9][0-9]{5}$/.test(text ?? '')

/** The pincode to look up: the given one, otherwise the stored one unless it is the text 'null'; digits only. */
export function pincodeOf(local: TextStorage, given?: string | null): string | null {
  const wanted = given?.trim() || local.getItem(localKeys.pincode)
  return isPincode(wanted) ? wanted : null
}

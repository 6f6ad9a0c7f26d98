import { sessionKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'
import { affiliation } from '../track/affiliation.ts'
import { visitSource } from '../track/visit-source.ts'

/** The source of a buyer, as sent with calls that change a cart. */
export interface CartOriginFields {
  readonly ref?: string
  readonly aff_id?: string
  readonly referralCode?: string
  readonly ctId?: string
  readonly prepaid_offer_applicable?: boolean
}

/**
 * Reads the source at the time of a call, because an affiliation may have expired since the page was opened. A function
 * of the storages rather than a hook: a separate entry point would bring a second copy of the context that hooks read.
 */
export function cartOriginOf({ local, session }: Readonly<Record<'local' | 'session', TextStorage>>): CartOriginFields {
  const { ref, referralCode, ctId } = visitSource(session)
  const aff_id = affiliation(local)
  const partners = session.getItem(sessionKeys.deliveryPartners)
  return {
    ...(ref ? { ref } : {}),
    ...(aff_id ? { aff_id } : {}),
    ...(referralCode ? { referralCode } : {}),
    ...(ctId ? { ctId } : {}),
    // Without a pincode, delivery was not looked up.
    ...(partners === null ? {} : { prepaid_offer_applicable: partners !== 'none' }),
  }
}

import { sessionKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'
import { affiliation } from '../track/affiliation.ts'
import { visitSource } from '../track/visit-source.ts'

/** Where a buyer came from, as the calls that change a cart carry it. */
export interface CartOriginFields {
  readonly ref?: string
  readonly aff_id?: string
  readonly referralCode?: string
  readonly ctId?: string
  readonly prepaid_offer_applicable?: boolean
}

/**
 * Reads it at the moment of a call: an affiliation may have run out since the page was opened. A function of the
 * storages and no hook, because a door of its own would bring a second copy of the context that hooks read.
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
    // Without a pincode nobody has asked who delivers there.
    ...(partners === null ? {} : { prepaid_offer_applicable: partners !== 'none' }),
  }
}

import type { BodyOf } from '@nukkad/contracts'
import type { extendGiftCard, SupportedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import { type Db, transaction } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { phoneNumber } from '../../auth/phone/phone-number.ts'
import { once } from '../../idempotency/idempotency.ts'
import { type GiftCodes, readCode } from '../redeeming/gift-code.ts'
import { findBySecret } from '../redeeming/secret-card.repository.ts'
import * as extensions from './extension.repository.ts'
import { createExtension, type ExtensionParts } from './one-extension.ts'
import { showSupported } from './supported-cards.ts'

export interface ExtendingParts extends ExtensionParts {
  readonly db: Db
  readonly codes: GiftCodes
  /** The countries whose phone numbers are accepted. */
  readonly countries: string
}
export type Extending = ReturnType<typeof createExtending>

interface Call {
  readonly staffId: string
  readonly key: string | undefined
  readonly giftId: string
}
const mostFound = 20

/** An email address, or a phone number in any of the ways people write it; undefined for anything else. */
function personIn(typed: string, countries: string): extensions.Person | undefined {
  if (typed.includes('@')) return { email: typed.toLowerCase(), phone: undefined }
  // A code has letters.
  return /^\+?[\d\s()-]+$/.test(typed) ? { email: undefined, phone: phoneNumber(typed, countries) } : undefined
}

/** Support finds cards, and makes expired ones valid again. */
export function createExtending({ db, codes, wallet, sending, mails, countries, now }: ExtendingParts) {
  const extendIn = createExtension({ wallet, sending, mails, now })

  async function show(giftId: string): Promise<SupportedGiftCard> {
    const [shown] = await showSupported(db, wallet, [giftId], now())
    if (!shown) throw new NotFound('This gift card does not exist.')
    return shown
  }

  return {
    async find(typed: string): Promise<SupportedGiftCard[]> {
      const of = typed.trim()
      const person = personIn(of, countries)
      if (person) return showSupported(db, wallet, await extensions.cardIdsOf(db, person, mostFound), now())
      const card = await findBySecret(db, { codeHash: codes.hashOfCode(readCode(of)) })
      return showSupported(db, wallet, card ? [card.id] : [], now())
    },

    async extend(call: Call, wish: BodyOf<typeof extendGiftCard>): Promise<SupportedGiftCard> {
      const { staffId, key, giftId } = call
      await transaction(db, (tx) =>
        once(tx, { scope: `${staffId}:extendGiftCard`, key, request: { giftId, ...wish }, now: now() }, async () => {
          await extendIn(tx, { staffId, giftId }, wish)
          return null
        }),
      )
      return show(giftId)
    },
  }
}

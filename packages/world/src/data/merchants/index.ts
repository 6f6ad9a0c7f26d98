import type { CitySlug } from '@nukkad/contracts'
import { bangaloreMerchants } from './bangalore.ts'
import { chennaiMerchants } from './chennai.ts'
import { delhiMerchants } from './delhi.ts'
import { goaMerchants } from './goa.ts'
import { hyderabadMerchants } from './hyderabad.ts'
import { kolkataMerchants } from './kolkata.ts'
import type { MerchantSeed } from './merchant.ts'
import { mumbaiMerchants } from './mumbai.ts'
import { puneMerchants } from './pune.ts'

/** Makers by city; their order is the order on the city's pages. */
export const merchantsByCity: Readonly<Record<string, readonly MerchantSeed[]>> = {
  delhi: delhiMerchants,
  bangalore: bangaloreMerchants,
  mumbai: mumbaiMerchants,
  goa: goaMerchants,
  kolkata: kolkataMerchants,
  pune: puneMerchants,
  chennai: chennaiMerchants,
  hyderabad: hyderabadMerchants,
} satisfies Record<CitySlug, readonly MerchantSeed[]>

import { bangaloreMakers } from './bangalore.ts'
import { chennaiMakers } from './chennai.ts'
import { delhiMakers } from './delhi.ts'
import { goaMakers } from './goa.ts'
import { hyderabadMakers } from './hyderabad.ts'
import { kolkataMakers } from './kolkata.ts'
import type { MakerSeed } from './merchant.ts'
import { mumbaiMakers } from './mumbai.ts'
import { puneMakers } from './pune.ts'

/** Makers by city; their order in a city is their order on its pages. */
export const makersByCity: Readonly<Record<string, readonly MakerSeed[]>> = {
  delhi: delhiMakers,
  bangalore: bangaloreMakers,
  mumbai: mumbaiMakers,
  goa: goaMakers,
  kolkata: kolkataMakers,
  pune: puneMakers,
  chennai: chennaiMakers,
  hyderabad: hyderabadMakers,
}

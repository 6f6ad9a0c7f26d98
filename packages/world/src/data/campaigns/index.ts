import { behindTheShutter, earlyAccess } from './behind-the-shutter.ts'
import type { CampaignSeed } from './compose.ts'
import { diwaliBazaar } from './diwali-bazaar.ts'
import { diwaliLights } from './diwali-lights.ts'
import { handloomWeek } from './handloom-week.ts'
import { influencerpopups } from './influencerpopups.ts'
import { legocreators } from './legocreators.ts'
import { monsoonDeals } from './monsoon-deals.ts'
import { teacherseod } from './teacherseod.ts'
import { valentines } from './valentines.ts'
import { winterInDelhi } from './winter-in-delhi.ts'

/** Pages of the campaign team. */
export const campaigns: readonly CampaignSeed[] = [
  diwaliLights,
  diwaliBazaar,
  handloomWeek,
  winterInDelhi,
  valentines,
  monsoonDeals,
  influencerpopups,
  legocreators,
  teacherseod,
  behindTheShutter,
  earlyAccess,
]

import type { CityContent } from '../content-types.ts'
import { bangalore } from './bangalore/index.ts'
import { chennai } from './chennai/index.ts'
import { delhi } from './delhi/index.ts'
import { goa } from './goa/index.ts'
import { kolkata } from './kolkata/index.ts'
import { mumbai } from './mumbai/index.ts'
import { pune } from './pune/index.ts'

/** What stands in each city; a city that is not here has nothing to tell yet. */
export const contentByCity: Readonly<Record<string, CityContent>> = {
  delhi,
  bangalore,
  chennai,
  mumbai,
  goa,
  kolkata,
  pune,
}

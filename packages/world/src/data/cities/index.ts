import type { CitySlug } from '@nukkad/contracts'
import type { CityContent } from '../content-types.ts'
import { bangalore } from './bangalore/index.ts'
import { chennai } from './chennai/index.ts'
import { delhi } from './delhi/index.ts'
import { goa } from './goa/index.ts'
import { hyderabad } from './hyderabad/index.ts'
import { kolkata } from './kolkata/index.ts'
import { mumbai } from './mumbai/index.ts'
import { pune } from './pune/index.ts'

/** The content of each city, in the order in which the cities are shown. */
export const contentByCity: Readonly<Record<string, CityContent>> = {
  delhi,
  bangalore,
  mumbai,
  goa,
  kolkata,
  pune,
  chennai,
  hyderabad,
} satisfies Record<CitySlug, CityContent>

import type { CitySlug } from '@nukkad/contracts'
import type { CityShapes } from '../city-shapes.ts'
import { bangalore } from './bangalore.ts'
import { chennai } from './chennai.ts'
import { delhi } from './delhi.ts'
import { goa } from './goa.ts'
import { hyderabad } from './hyderabad.ts'
import { kolkata } from './kolkata.ts'
import { mumbai } from './mumbai.ts'
import { pune } from './pune.ts'

/** The real map features of each city, to which streets are added. */
export const shapesByCity: Readonly<Record<string, CityShapes>> = {
  bangalore,
  chennai,
  delhi,
  goa,
  hyderabad,
  kolkata,
  mumbai,
  pune,
} satisfies Record<CitySlug, CityShapes>

import type { LandmarkKey } from '../../data/landmarks.ts'
import { bangalore } from './bangalore.ts'
import { chennai } from './chennai.ts'
import { delhi } from './delhi.ts'
import { goa } from './goa.ts'
import { hyderabad } from './hyderabad.ts'
import { kolkata } from './kolkata.ts'
import { mumbai } from './mumbai.ts'
import type { Landmark } from './parts.ts'
import { pune } from './pune.ts'

/** The drawing of each landmark named in the demo data. */
export const landmarks: Readonly<Record<LandmarkKey, Landmark>> = {
  ...delhi,
  ...mumbai,
  ...hyderabad,
  ...kolkata,
  ...bangalore,
  ...goa,
  ...pune,
  ...chennai,
}

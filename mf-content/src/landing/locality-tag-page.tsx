import { taggedLanding } from './tagged-landing.tsx'

export const screen = taggedLanding({ kicker: 'In the neighbourhood', viewed: 'LOCALITY_TAG_VIEWED' })

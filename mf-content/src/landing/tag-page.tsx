import { taggedLanding } from './tagged-landing.tsx'

export const screen = taggedLanding({ kicker: 'By type', viewed: 'TAG_VIEWED' })

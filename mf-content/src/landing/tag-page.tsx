import { taggedLanding } from './tagged-landing.tsx'

export const screen = taggedLanding({ kicker: 'By what it is', viewed: 'TAG_VIEWED' })

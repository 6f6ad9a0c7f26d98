/** Runs in the head, before the style sheets, so that a first visit never shows the fonts loading. */
import { markFirstVisit } from './fonts.ts'

markFirstVisit()

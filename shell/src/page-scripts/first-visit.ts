/** Stands in the head, before the style sheets, so that a first visit never shows in the fonts. */
import { markFirstVisit } from './fonts.ts'

markFirstVisit()

import { grievanceOfficer } from '@nukkad/contracts'
import type { Policy } from './policy.ts'

/** What the tests of every change hold, and what is known to be missing. */
export const accessibility: Policy = {
  id: 'accessibility',
  title: 'Accessibility',
  short: 'For everyone, whatever you see, hear, hold or type with.',
  parts: [
    {
      heading: 'What we aim at',
      paragraphs: [
        'Nukkad follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on which the Indian standard IS 17802 is based, as the Rights of Persons with Disabilities Act, 2016, asks of services to the public.',
        'You can do everything with a keyboard alone and see where you are. Screen readers are told what a button does and what came of it. Text can be twice as large without being cut off; colours have enough contrast, by day and in the dark theme, and never carry a meaning alone. If your device asks for less motion, nothing moves by itself.',
        'Guides, places and products can be read, and products put into the bag, without JavaScript.',
      ],
    },
    {
      heading: 'How we check it',
      paragraphs: [
        'Before a change reaches you, a program tests our pages against the rules that a program can test, and goes through a purchase by keyboard. We check the rest ourselves; no outside auditor has done so yet.',
      ],
    },
    {
      heading: 'What does not work yet',
      paragraphs: [
        'Most films have no captions. Pictures that readers and buyers add have no description of their own, only the name of what they are of. Maps are drawings; the same places are in the list beside them. Invoices and tickets as PDF files are not tagged for screen readers; their pages here say the same. The window of the payment service is not ours.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        `If something stops you, write to help@nukkad.test with the address of the page and what you use, or call ${grievanceOfficer.phone} (${grievanceOfficer.hours}). We answer within a working day, and help you in another way until it is mended.`,
      ],
    },
  ],
}

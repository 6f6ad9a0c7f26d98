import { defineScreen } from '@nukkad/platform'
import { giftPicture } from '@nukkad/ui/gift-card-view'
import { GiftInfoScreen } from './gift-info-screen.tsx'
import { questions } from './questions.ts'

export const screen = defineScreen({
  head: ({ url }) => ({
    title: 'How gift cards work | Nukkad',
    description:
      'How a Nukkad gift card is bought, sent, unwrapped and spent; how long it is good for; and what happens when plans change.',
    canonical: url.pathname,
    image: giftPicture('anytime').url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  }),
  Component: GiftInfoScreen,
})

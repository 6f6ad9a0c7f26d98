import { block, type CampaignSeed, scene } from './compose.ts'

export const valentines: CampaignSeed = {
  slug: 'valentines',
  kind: 'cadburysilk',
  category: 'love',
  title: 'Say it with something that melts',
  description: 'Chocolate, roses and letters for the fourteenth, with what to do together when the box is empty.',
  scene: 'cafe-dusk',
  alt: 'A table for two in a café at dusk',
  theme: { accent: 'madder', ground: 'sunk', pattern: 'checks' },
  blocks: () => [
    block('hero', {
      layout: 'over',
      kicker: 'With Cadbury Silk',
      title: 'Say it before it melts',
      text: 'A box, a line in ink, and an evening for two. We bring the first two.',
      picture: scene('cafe-dusk', 'A table for two in a café at dusk'),
      cta: { title: 'Put a box together', url: '/shop/c/gifts/hampers' },
    }),
    block('products', {
      title: 'What melts',
      slugs: [
        'chocolate-walnut-shrewsbury',
        'rose-cookies-tin-of-twenty',
        'bow-barracks-plum-cake',
        'cascara-cherry-tea',
      ],
    }),
    block('offer', {
      title: 'For two',
      note: 'While the month lasts. Each works once a person.',
      offers: [
        {
          label: '₹100 off',
          title: 'On anything for somebody else',
          text: 'With LOKAL100 on bags of ₹299 and more.',
          terms: ['Everything in the shop counts', 'Not together with other codes'],
          cta: { title: 'Find it', url: '/shop/c/gifts' },
        },
        {
          label: 'Free',
          title: 'Your words on the card',
          text: 'Written by hand at Chitthi Paper Works, up to forty words.',
          terms: ['With every hamper', 'In nine scripts'],
          cta: { title: 'Choose a hamper', url: '/shop/c/gifts/hampers' },
        },
      ],
    }),
    block('products', {
      title: 'What stays',
      slugs: ['filigree-leaf-jhumka', 'parijat-solid-perfume', 'very-loud-birthday-card', 'red-cloth-ledger-for-poets'],
    }),
    block('quote', {
      text: 'He sent the ledger back with one line in it. I have been adding to it since 2019.',
      who: 'A customer in Matunga',
    }),
    block('places', {
      title: 'A table for two',
      slugs: ['perch-khan', 'olive-mehrauli', 'carter-road', 'kyani'],
    }),
    block('banner', {
      title: 'Nothing for the fourteenth?',
      text: 'A saree elephant has no opinion on dates.',
      url: '/shop/c/kids-toys/soft-toys',
      cta: 'Meet the elephant',
    }),
  ],
}

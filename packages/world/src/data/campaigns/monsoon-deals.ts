import { block, type CampaignSeed, scene } from './compose.ts'

export const monsoonDeals: CampaignSeed = {
  slug: 'monsoon-deals',
  kind: 'deals',
  category: 'deals',
  title: 'Monsoon deals',
  description: 'What one wants while it pours: dry feet, strong tea and something fried, for less until the clouds go.',
  scene: 'rain-dusk',
  alt: 'A street in the rain at dusk, umbrellas under neon',
  theme: { accent: 'peacock', ground: 'paper', pattern: 'rain' },
  days: 40,
  blocks: (ends) => [
    block('hero', {
      layout: 'beside',
      kicker: 'Deals',
      title: 'It pours. So do we.',
      text: 'Three codes, one umbrella. Everything on this page keeps you in or gets you through.',
      picture: scene('rain-dusk', 'A street in the rain at dusk, umbrellas under neon'),
      cta: { title: 'What costs under ₹999', url: '/shop/f/under-999' },
    }),
    block('offer', {
      title: 'What is off',
      note: '',
      offers: [
        {
          label: '10 %',
          title: 'Off your first bag',
          text: 'NAMASTE10, up to ₹150, on bags of ₹499 and more.',
          terms: ['Once a person'],
          cta: { title: 'To the shop', url: '/shop' },
        },
        {
          label: '₹100',
          title: 'Off any bag',
          text: 'LOKAL100, on bags of ₹299 and more.',
          terms: ['Not together with other codes'],
          cta: { title: 'Find something', url: '/shop/new-launches' },
        },
        {
          label: '₹0',
          title: 'Delivery, rain or not',
          text: 'On bags of ₹999 and more.',
          terms: ['To every pincode we serve'],
          cta: null,
        },
      ],
    }),
    block('coupon', { title: '', text: '', code: 'LOKAL100' }),
    block('products', {
      title: 'For the way there',
      slugs: [
        'monsoon-jelly-sole-sandal',
        'monsoon-khadi-strap-watch',
        'sailcloth-fish-tote',
        'roll-top-cycling-backpack',
      ],
    }),
    block('products', {
      title: 'For the window seat',
      slugs: ['monsooned-malabar', 'monsoon-evening-box', 'mitti-after-rain', 'nendran-banana-chips'],
    }),
    block('countdown', { title: 'Until the clouds go', ends, after: 'The clouds are gone' }),
    block('heading', { text: 'Wet, and worth it' }),
    block('picture', {
      picture: scene('street-night', 'Lights of shops on a wet street at night'),
      caption: 'Colaba, ten minutes after the worst of it',
    }),
    block('faq', {
      title: 'Before you ask',
      items: [
        {
          question: 'Will it come through the water?',
          answer:
            '<p>Couriers wait where streets are closed. Your tracking says so, and nothing is sent back because of rain.</p>',
        },
        {
          question: 'Can two codes be used together?',
          answer: '<p>No. The cart takes the better one if you put in both.</p>',
        },
      ],
    }),
  ],
}

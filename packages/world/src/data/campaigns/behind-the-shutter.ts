import { block, type CampaignSeed, scene } from './compose.ts'

/** A private page, visible only to recipients of its link. */
export const behindTheShutter: CampaignSeed = {
  slug: 'behind-the-shutter',
  kind: 'private',
  category: 'private',
  title: 'Behind the shutter',
  description: 'What our makers have not shown yet, for those who bought early before.',
  scene: 'workshop-night',
  alt: 'Light under the shutter of a workshop at night',
  theme: { accent: 'dusk', ground: 'sunk', pattern: 'stripes' },
  blocks: () => [
    block('hero', {
      layout: 'beside',
      kicker: 'Only by this link',
      title: 'Behind the shutter',
      text: 'You bought from them when nobody did. So you see it first.',
      picture: scene('workshop-night', 'Light under the shutter of a workshop at night'),
      cta: null,
    }),
    block('products', {
      title: 'Not on the shelves yet',
      slugs: ['bidri-night-sky-watch', 'longpi-black-casserole', 'eri-silk-peace-stole', 'ferry-crossing-puzzle'],
    }),
    block('brands', { title: 'Whose hands these are', slugs: ['golconda-bidri', 'auro-clay'] }),
  ],
}

/** A sub-page of it. */
export const earlyAccess: CampaignSeed = {
  slug: 'behind-the-shutter-early-access',
  kind: 'private',
  category: 'private',
  title: 'Early access',
  description: 'How buying a week before everybody else works.',
  scene: 'workshop-dawn',
  alt: 'A workshop at dawn, the first kettle on',
  theme: { accent: 'dusk', ground: 'sunk', pattern: 'stripes' },
  blocks: () => [
    block('hero', {
      layout: 'arch',
      kicker: 'Only by this link',
      title: 'A week before everybody else',
      text: 'You order now, it leaves the workshop first. The price is the one that everybody will pay.',
      picture: scene('workshop-dawn', 'A workshop at dawn, the first kettle on'),
      cta: null,
    }),
    block('steps', {
      title: 'How it works',
      items: [
        { title: 'Choose', text: 'What stands here can be put into your cart as always.' },
        { title: 'Wait a little', text: 'It is made in the order in which you came. The cart tells the day.' },
        { title: 'Tell nobody', text: 'Or somebody. The link opens for whoever has it, until the shutter goes up.' },
      ],
    }),
    block('products', {
      title: 'Ready first',
      slugs: ['bidri-night-sky-watch', 'longpi-black-casserole'],
    }),
  ],
}

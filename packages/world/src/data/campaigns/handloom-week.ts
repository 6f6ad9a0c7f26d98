import { block, type CampaignSeed, scene } from './compose.ts'

export const handloomWeek: CampaignSeed = {
  slug: 'handloom-week',
  kind: 'shop-marketing',
  category: 'craft',
  title: 'Handloom week',
  description: 'Seven days, seven looms: sarees, stoles and shirts from the people who weave them.',
  scene: 'loom-day',
  alt: 'A loom with a half-woven cloth',
  theme: { accent: 'madder', ground: 'paper', pattern: 'stripes' },
  blocks: () => [
    block('hero', {
      layout: 'arch',
      kicker: 'Handloom week',
      title: 'Seven days, seven looms',
      text: 'From Ilkal to Phulia. Each cloth carries the name of the person who sat behind it.',
      picture: scene('loom-day', 'A loom with a half-woven cloth'),
      cta: { title: 'All sarees', url: '/shop/c/shopping/sarees' },
    }),
    block('text', {
      html: '<p>A power loom makes a saree in forty minutes. These took between a week and eight months, and the difference is what you feel when you fold them.</p>',
    }),
    block('products', {
      title: 'Straight from the loom',
      slugs: [
        'ilkal-with-tope-teni-pallu',
        'pochampally-rail-line-ikat',
        'begampuri-everyday-tant',
        'kunbi-red-stole',
        'jamdani-mist-stole',
        'khadi-denim-overshirt',
      ],
    }),
    block('steps', {
      title: 'What a loom does in a day',
      items: [
        {
          title: 'The warp',
          text: 'Four thousand threads are laid and counted, by two people who do not talk meanwhile.',
        },
        {
          title: 'The tie',
          text: 'For ikat the pattern is tied into the threads before they are dyed. A slip shows for ever.',
        },
        { title: 'The weft', text: 'A hand’s breadth an hour on a good day. Jamdani: half of that.' },
        { title: 'The cut', text: 'The moment nobody speaks. Then tea.' },
      ],
    }),
    block('quote', {
      text: 'My mother wove by the light of the door, so I sit at the door too. There is a bulb. It is for visitors.',
      who: 'A weaver in Phulia',
    }),
    block('brands', {
      title: 'Meet the looms',
      slugs: [
        'tant-tangail',
        'pochampally-post',
        'mada-street-silks',
        'puneri-paithan',
        'ganga-kantha',
        'deccan-denim-khadi',
      ],
    }),
    block('banner', {
      title: 'A first handloom, under ₹999',
      text: 'Stoles, gamchhas and cushions to begin with.',
      url: '/shop/f/under-999',
      cta: 'Begin small',
    }),
  ],
}

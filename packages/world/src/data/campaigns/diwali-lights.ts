import { block, type CampaignSeed, scene } from './compose.ts'

export const diwaliLights: CampaignSeed = {
  slug: 'diwali-lights',
  kind: 'campaign',
  category: 'festive',
  title: 'Diwali, lit by hand',
  description: 'Diyas, lamps and sweets from people who make them all year, for the one night that is theirs.',
  scene: 'lamps-night',
  alt: 'Rows of clay lamps along a window at night',
  theme: { accent: 'marigold', ground: 'paper', pattern: 'none' },
  blocks: () => [
    block('hero', {
      layout: 'beside',
      kicker: 'Festive',
      title: 'Diwali, lit by hand',
      text: 'Eleven makers, one evening. Everything here comes from a workshop with its door open.',
      picture: scene('lamps-night', 'Rows of clay lamps along a window at night'),
      cta: { title: 'See the lamps', url: '/shop/c/home-decor/lamps' },
    }),
    block('text', {
      title: 'Before the lights go on',
      html: '<p>In Kumartuli the clay that was left over from the goddesses becomes diyas. In Kasba Peth a lamp takes eleven thousand blows. In Bhowanipore the sugar is the first of the winter. None of them has ever seen the others; on your windowsill they meet.</p><p>Each comes wrapped in newspaper, in a language you may not read.</p>',
    }),
    block('products', {
      title: 'For the windowsill',
      slugs: [
        'river-clay-diyas-set-of-twelve',
        'hanging-copper-diya-three-wicks',
        'brass-elephant-diya',
        'akash-kandil-fold-up',
      ],
    }),
    block('products', {
      title: 'For whoever opens the door',
      slugs: ['diwali-cane-box', 'winter-gur-box', 'kaju-katli-thin-cut', 'motichoor-laddoo'],
    }),
    block('banner', {
      title: 'Not sure what they like?',
      text: 'Five questions, one good box.',
      url: '/event/gifts/diwali',
      cta: 'Open the gift finder',
    }),
    block('products', {
      title: 'For the evening itself',
      slugs: [
        'indigo-block-print-kurta',
        'phulkari-bridal-jutti',
        'filigree-leaf-jhumka',
        'hand-block-chanderi-evening-rose',
      ],
    }),
  ],
}

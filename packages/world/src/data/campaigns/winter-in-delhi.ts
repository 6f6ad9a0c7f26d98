import { block, type CampaignSeed, scene } from './compose.ts'

const opening = (title: string) =>
  block('hero', {
    layout: 'poster',
    kicker: 'An event guide',
    title,
    text: 'From the first fog to Basant: what to do in Delhi while the sun is a friend.',
    picture: scene('delhi/garden-dawn', 'A garden in Delhi in winter fog, the sun just above the trees'),
    cta: { title: 'What is on in Delhi', url: '/delhi/events' },
  })

const evenings = block('events', {
  title: 'Put these down first',
  slugs: ['jazz-at-lodhi', 'winter-market-lodhi', 'old-delhi-breakfast-walk', 'birds-of-okhla'],
})

const gardens = block('places', {
  title: 'Where the sun stands at noon',
  slugs: ['lodhi-garden', 'sunder-nursery', 'humayuns-tomb', 'hauz-khas-complex', 'champa-gali', 'khari-baoli-rooftop'],
})

export const winterInDelhi: CampaignSeed = {
  slug: 'winter-in-delhi',
  kind: 'event-guide',
  category: 'city',
  title: 'Winter in Delhi, a guide',
  description:
    'Ten weeks in which the city lives outside: where the sun stands at noon, what is on, and what to eat in a shawl.',
  scene: 'delhi/garden-dawn',
  alt: 'A garden in Delhi in winter fog, the sun just above the trees',
  theme: { accent: 'dusk', ground: 'wash', pattern: 'none' },
  blocks: () => [
    opening('Ten weeks outside'),
    block('text', {
      title: 'The rule of the season',
      html: '<p>Go out at eleven, come home at four, and go out again only for music or for nihari. Everything below keeps to it.</p>',
    }),
    evenings,
    gardens,
    block('map', { slug: 'mehrauli-morning' }),
    block('tip', {
      text: 'Fog lifts by ten. Trains and flights tell their own story; walks that begin at seven wait for nobody and see nothing.',
    }),
    block('posts', {
      title: 'To read under a quilt',
      slugs: ['winter-in-delhi', 'nihari-before-nine', 'a-garden-in-four-parts'],
    }),
    block('video', { slug: 'winter-sun-map', upload: null, caption: '' }),
    block('products', {
      title: 'To put around you',
      slugs: [
        'kantha-reversible-stole',
        'desi-wool-herdsman-s-wrap',
        'kullu-border-muffler',
        'razai-from-jaipur-single',
      ],
    }),
  ],
  variant: {
    name: 'Gardens first',
    blocks: () => [
      opening('Where the sun is at noon'),
      gardens,
      evenings,
      block('posts', {
        title: 'To read under a quilt',
        slugs: ['winter-in-delhi', 'nihari-before-nine', 'a-garden-in-four-parts'],
      }),
    ],
  },
}

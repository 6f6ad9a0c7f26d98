import { block, type CampaignSeed, captioned, scene } from './compose.ts'

export const legocreators: CampaignSeed = {
  slug: 'legocreators',
  kind: 'landing',
  category: 'families',
  title: 'LEGO creators: your city in bricks',
  description: 'Build one corner of your city in bricks, send a photo, and see it travel through eight cities.',
  scene: 'playground-day-1',
  alt: 'A playground in the sun, with a slide',
  theme: { accent: 'dusk', ground: 'wash', pattern: 'dots' },
  blocks: () => [
    block('hero', {
      layout: 'beside',
      kicker: 'LEGO creators',
      title: 'Build the corner of your city that you like best',
      text: 'A tea stall, a stepwell, the gate of your school: in bricks, no larger than a tiffin box. Twenty-four of them travel through eight cities as one small India.',
      picture: scene('playground-day-1', 'A playground in the sun, with a slide'),
      cta: { title: 'Show us your brick city', url: '/legocreators#lego-creators' },
    }),
    block('steps', {
      title: 'How it goes',
      items: [
        {
          title: 'Build',
          text: 'With the bricks that you have, of any colour. Twenty-five centimetres each way, at most.',
        },
        {
          title: 'Photograph',
          text: 'By a window, once from the front. Anybody of four and older takes part, alone or together.',
        },
        {
          title: 'Travel',
          text: 'Twenty-four corners go on tour, with their builders’ names. All the others are shown here.',
        },
      ],
    }),
    block('gallery', {
      title: 'Corners that others would build',
      pictures: [
        captioned('train-dawn-1', 'The local, at six, before anybody pushes'),
        captioned('fort-day-1', 'A fort with one more tower than it has'),
        captioned('bridge-dusk-1', 'The bridge, from the boat below it'),
        captioned('playground-day-1', 'Our playground, with the slide that burns'),
      ],
    }),
    block('form', {
      slug: 'lego-creators',
      cta: { title: 'Toys that makers of ours build', url: '/shop/search?q=toys' },
    }),
  ],
}

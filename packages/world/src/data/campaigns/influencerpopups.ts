import { block, type CampaignSeed, captioned, scene } from './compose.ts'

export const influencerpopups: CampaignSeed = {
  slug: 'influencerpopups',
  kind: 'landing',
  category: 'creators',
  title: 'Pop-ups with people who are listened to',
  description: 'Two days on our pavement: a table, a light and a crowd that came on purpose. Ask for yours.',
  scene: 'bazaar-day-1',
  alt: 'Stalls along a street, in the sun',
  theme: { accent: 'madder', ground: 'wash', pattern: 'stripes' },
  blocks: () => [
    block('hero', {
      layout: 'poster',
      kicker: 'Pop-ups, every second weekend',
      title: 'Your corner, on our pavement, for two days',
      text: 'You have people who listen. We have a street, a roof and tables. On a weekend they meet: what you love, sold by you, to people who came for it.',
      picture: scene('bazaar-day-1', 'Stalls along a street, in the sun'),
      cta: { title: 'Bring your corner to our pop-ups', url: '/influencerpopups#influencer-popups' },
    }),
    block('steps', {
      title: 'From an idea to a table',
      items: [
        {
          title: 'You write',
          text: 'What would stand on your table, and from which weekend on. Ten minutes, no media kit.',
        },
        {
          title: 'We call',
          text: 'On Wednesday. You get the street, the table, a light, and a card machine that works.',
        },
        {
          title: 'You open',
          text: 'Saturday at eleven. No rent; we keep a tenth of what is sold, and you keep the names.',
        },
      ],
    }),
    block('gallery', {
      title: 'How the last ones looked',
      pictures: [
        captioned('bazaar-day-1', 'Hauz Khas, in October: nine tables of things that were found'),
        captioned('market-dusk-2', 'Bandra, when the rain stopped at four and nobody left'),
        captioned('blocks-day-2', 'A block printer let everybody try, and sold the mistakes'),
        captioned('stage-night-1', 'Indiranagar: the table that moved was a band'),
      ],
    }),
    block('form', {
      slug: 'influencer-popups',
      cta: { title: 'What else creators do here', url: '/influencer-home' },
    }),
  ],
}

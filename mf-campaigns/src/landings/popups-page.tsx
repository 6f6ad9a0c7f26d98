import { hrefs, Link } from '@nukkad/platform'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import { Landing, type LandingWords, scene } from './landing.tsx'

const words: LandingWords = {
  kicker: 'Pop-ups, every second weekend',
  title: 'Your corner, on our pavement, for two days',
  lead: 'You have people who listen. We have a street, a roof and tables. On a weekend they meet: what you love, sold by you, to people who came for it.',
  steps: [
    {
      title: 'You write',
      text: 'What would stand on your table, and from which weekend on. Ten minutes, no media kit.',
    },
    { title: 'We call', text: 'On Wednesday. You get the street, the table, a light, and a card machine that works.' },
    {
      title: 'You open',
      text: 'Saturday at eleven. No rent; we keep a tenth of what is sold, and you keep the names.',
    },
  ],
  gallery: {
    title: 'How the last ones looked',
    pictures: [
      scene('bazaar-day-1', 'Hauz Khas, in October: nine tables of things that were found', '#e9cf9f'),
      scene('market-dusk-2', 'Bandra, when the rain stopped at four and nobody left', '#d98f5b'),
      scene('workshop-day-2', 'A block printer let everybody try, and sold the mistakes', '#d9b98a'),
      scene('stage-night-1', 'Indiranagar: the table that moved was a band', '#3b3a66'),
    ],
  },
}

/** For people with followers, who would like to sell at a weekend of ours. */
export const screen = defineFormScreen({
  formId: 'influencer-popups',
  title: 'Pop-ups with people who are listened to',
  description: 'Two days on our pavement: a table, a light and a crowd that came on purpose. Ask for yours.',
  path: '/influencerpopups',
  image: '/images/scene/all/bazaar-day-1',
  Component: ({ form }) => (
    <Landing
      look="market"
      {...{ words, form }}
      wayOn={<Link to={hrefs.influencerHome()}>What else creators do here</Link>}
    />
  ),
})

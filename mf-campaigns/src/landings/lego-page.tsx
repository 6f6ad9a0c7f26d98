import { hrefs, Link } from '@nukkad/platform'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import { Landing, type LandingWords, scene } from './landing.tsx'

const words: LandingWords = {
  kicker: 'LEGO creators',
  title: 'Build the corner of your city that you like best',
  lead: 'A tea stall, a stepwell, the gate of your school: in bricks, no larger than a tiffin box. Twenty-four of them travel through eight cities as one small India.',
  steps: [
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
  gallery: {
    title: 'Corners that others would build',
    pictures: [
      scene('train-dawn-1', 'The local, at six, before anybody pushes', '#e7b98c'),
      scene('fort-day-1', 'A fort with one more tower than it has', '#d7b07a'),
      scene('bridge-dusk-1', 'The bridge, from the boat below it', '#8a6a8c'),
      scene('playground-day-1', 'Our playground, with the slide that burns', '#9dbf8a'),
    ],
  },
}

/** A campaign for builders of all ages. */
export const screen = defineFormScreen({
  formId: 'lego-creators',
  title: 'LEGO creators: your city in bricks',
  description: 'Build one corner of your city in bricks, send a photo, and see it travel through eight cities.',
  path: '/legocreators',
  image: '/images/scene/all/playground-day-1',
  Component: ({ form }) => (
    <Landing
      look="bricks"
      {...{ words, form }}
      wayOn={<Link to={hrefs.shopSearch('toys')}>Toys that makers of ours build</Link>}
    />
  ),
})

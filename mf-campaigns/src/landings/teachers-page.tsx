import { hrefs, Link } from '@nukkad/platform'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import { Landing, type LandingWords, scene } from './landing.tsx'

const words: LandingWords = {
  kicker: 'For teachers, at the end of the day',
  title: 'Somebody once told you that you could',
  lead: 'Name the teacher, and the sentence that stayed. We write it on a card, by hand, and bring it to the staff room with something small from a maker nearby.',
  steps: [
    { title: 'You remember', text: 'Who it was, where, and what they said. One sentence is enough.' },
    { title: 'We write', text: 'Eleven of us, with pens that blot. The card says that it is from you.' },
    { title: 'It arrives', text: 'At the school, in the break. If they have moved on, we look for them.' },
  ],
  gallery: {
    title: 'What came back',
    pictures: [
      scene('books-day-1', '“Read the footnotes.” For Mrs Dutta, Kolkata', '#d8bd90'),
      scene('rain-day-2', '“School is on. Come wet.” For Mr Pereira, Goa', '#8fa7b0'),
      scene('music-dusk-1', '“Again, and slower.” For Vidya teacher, Chennai', '#b98a6a'),
      scene('walk-dawn-1', '“The long way, please.” For Coach Singh, Delhi', '#e2b48a'),
    ],
  },
}

/** A campaign that thanks teachers. */
export const screen = defineFormScreen({
  formId: 'teachers-eod',
  title: 'Name a teacher, and we write the card',
  description: 'Say which teacher, and what they said that you still hear. We bring it to them, written by hand.',
  path: '/campaign/event/teacherseod',
  image: '/images/scene/all/books-day-1',
  Component: ({ form }) => (
    <Landing
      look="blackboard"
      {...{ words, form }}
      wayOn={<Link to={hrefs.shop()}>Small things for big people</Link>}
    />
  ),
})

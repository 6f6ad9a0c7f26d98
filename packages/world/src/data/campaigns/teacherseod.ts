import { block, type CampaignSeed, captioned, scene } from './compose.ts'

export const teacherseod: CampaignSeed = {
  slug: 'teacherseod',
  kind: 'campaign',
  category: 'event',
  title: 'Name a teacher, and we write the card',
  description: 'Say which teacher, and what they said that you still hear. We bring it to them, written by hand.',
  scene: 'books-day-1',
  alt: 'A desk of books by a window',
  theme: { accent: 'peacock', ground: 'sunk', pattern: 'checks' },
  blocks: () => [
    block('hero', {
      layout: 'arch',
      kicker: 'For teachers, at the end of the day',
      title: 'Somebody once told you that you could',
      text: 'Name the teacher, and the sentence that stayed. We write it on a card, by hand, and bring it to the staff room with something small from a maker nearby.',
      picture: scene('books-day-1', 'A desk of books by a window'),
      cta: { title: 'Name a teacher', url: '/campaign/event/teacherseod#teachers-eod' },
    }),
    block('steps', {
      title: 'What becomes of a sentence',
      items: [
        { title: 'You remember', text: 'Who it was, where, and what they said. One sentence is enough.' },
        { title: 'We write', text: 'Eleven of us, with pens that blot. The card says that it is from you.' },
        { title: 'It arrives', text: 'At the school, in the break. If they have moved on, we look for them.' },
      ],
    }),
    block('gallery', {
      title: 'What came back',
      pictures: [
        captioned('books-day-1', '“Read the footnotes.” For Mrs Dutta, Kolkata'),
        captioned('rain-day-2', '“School is on. Come wet.” For Mr Pereira, Goa'),
        captioned('veena-dusk-1', '“Again, and slower.” For Vidya teacher, Chennai'),
        captioned('walk-dawn-1', '“The long way, please.” For Coach Singh, Delhi'),
      ],
    }),
    block('form', { slug: 'teachers-eod', cta: { title: 'Small things for big people', url: '/shop' } }),
  ],
}

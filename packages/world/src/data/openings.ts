export interface OpeningSeed {
  readonly id: string
  readonly title: string
  readonly team: string
  readonly city: string | null
  readonly terms: string
  readonly line: string
  readonly about: readonly string[]
  readonly does: readonly string[]
  readonly needs: readonly string[]
}

/** Job openings. */
export const openings: readonly OpeningSeed[] = [
  {
    id: 'city-editor-kolkata',
    title: 'City editor, Kolkata',
    team: 'Editorial',
    city: 'kolkata',
    terms: 'Full time',
    line: 'You know which para has the better pandal, and why that is a trap.',
    about: [
      'Kolkata has two of us and needs three. You find the places, argue for them, and write so that a reader puts on shoes.',
    ],
    does: ['Write two guides a week and edit four', 'Walk one neighbourhood every Thursday', 'Answer readers by name'],
    needs: ['Three years of writing that was edited', 'Bangla and English', 'A stomach for telebhaja before noon'],
  },
  {
    id: 'maker-partner-jaipur-lane',
    title: 'Partner for makers',
    team: 'Shop',
    city: 'delhi',
    terms: 'Full time',
    line: 'You sit on workshop floors and come back with a price list both sides like.',
    about: ['Sixty workshops sell with us. You bring the next forty, and keep the first sixty glad that they came.'],
    does: ['Visit six workshops a month', 'Teach photographing a kurta with a phone', 'Say no kindly, and why'],
    needs: ['You bought or sold craft before', 'Hindi, and patience in any language', 'Trains do not tire you'],
  },
  {
    id: 'frontend-engineer',
    title: 'Frontend engineer',
    team: 'Engineering',
    city: null,
    terms: 'Full time, anywhere',
    line: 'A page on a metro under Rajiv Chowk should open before the doors do.',
    about: ['Five small apps make one site. You make them smaller, quicker and kinder to thumbs.'],
    does: ['Own one remote from sketch to night alarm', 'Measure before and after', 'Delete more than you add'],
    needs: ['TypeScript and React in anger', 'You can explain a layout shift to an editor', 'Screen readers are users'],
  },
  {
    id: 'events-host-bangalore',
    title: 'Host for events',
    team: 'Events',
    city: 'bangalore',
    terms: 'Weekends',
    line: 'You are at the door, you know the names, you find the extra chair.',
    about: ['Thirty evenings a year in gardens, galleries and one bus. Somebody has to make strangers comfortable.'],
    does: ['Check people in and remember them', 'Keep a speaker to time', 'Write down what went wrong'],
    needs: ['Kannada and English', 'Calm when the projector is not', 'Saturdays'],
  },
  {
    id: 'illustrator',
    title: 'Illustrator',
    team: 'Design',
    city: 'mumbai',
    terms: 'Three days a week',
    line: 'You draw eight cities without drawing the same lamp post twice.',
    about: [
      'Every city here has a light of its own. You keep it honest, from the Gateway at dawn to a lane in the rain.',
    ],
    does: ['Two scenes a week', 'The look of one campaign a month', 'Tell us when a picture says the wrong thing'],
    needs: ['A folder of places, not of people posing', 'Vector by habit', 'An opinion on marigold'],
  },
  {
    id: 'care-lead-pune',
    title: 'Lead for care',
    team: 'Care',
    city: 'pune',
    terms: 'Full time',
    line: 'A parcel is late in Aundh. You know before its buyer does.',
    about: ['Six people answer mails, calls and worries. You lead them, and fix what makes people write at all.'],
    does: [
      'Read thirty conversations a week',
      'Refund without asking anybody',
      'Bring one cause to the table every Monday',
    ],
    needs: ['You led a small team', 'Marathi, Hindi, English', 'You write as you would like to be written to'],
  },
]

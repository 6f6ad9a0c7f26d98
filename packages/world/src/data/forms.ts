import { friendsDaysOut } from './experiences.ts'

/** A question of a form. */
interface QuestionSeed {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'textarea' | 'email' | 'phone' | 'number' | 'date' | 'select' | 'multi' | 'file' | 'consent'
  readonly required: boolean
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  readonly hint?: string
}
export interface FormSeed {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly submit: string
  readonly thanks: string
  readonly keepDays: number
  readonly fields: readonly QuestionSeed[]
}

type More = Partial<Omit<QuestionSeed, 'name' | 'label' | 'type'>>
const ask = (name: string, label: string, type: QuestionSeed['type'], more: More = {}): QuestionSeed => ({
  name,
  label,
  type,
  required: true,
  ...more,
})
const optional = { required: false } as const
const choices = (...labels: string[]) =>
  labels.map((label) => ({
    value: label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    label,
  }))

const cities = choices('Delhi', 'Mumbai', 'Bangalore', 'Kolkata', 'Hyderabad', 'Goa', 'Pune', 'Chennai')
const name = ask('name', 'Your name', 'text', { max: 80 })
const email = ask('email', 'Email', 'email')
const phone = ask('phone', 'Mobile number', 'phone')
const city = ask('city', 'City', 'select', { options: cities })
const consent = (days: number) =>
  ask('consent', `You may keep this for ${days} days to answer me, and delete it then.`, 'consent')

/** Forms of the campaign team. */
export const forms: readonly FormSeed[] = [
  {
    id: 'chai-of-the-month',
    title: 'Chai of the month: tell us how you take it',
    intro: 'Before the first tin is packed we would like to know a little. Two minutes, then the kettle.',
    submit: 'Send it to the chai desk',
    thanks: 'Noted. Our tea buyer reads every one of these, with a cup beside it, and writes to you within a week.',
    keepDays: 90,
    fields: [
      name,
      email,
      { ...phone, required: false, hint: 'Only for the courier' },
      ask('pincode', 'Where should it come to?', 'text', {
        pattern: '[1-9][0-9]{5}',
        max: 6,
        hint: 'The pincode, six digits',
      }),
      ask('strength', 'How do you take it?', 'select', {
        options: choices('Kadak, boiled twice', 'Light, with room for the leaf', 'Masala, and plenty of it'),
      }),
      ask('spices', 'What may go in?', 'multi', {
        required: false,
        options: choices('Ginger', 'Cardamom', 'Tulsi', 'Black pepper', 'Saffron', 'Fennel'),
      }),
      ask('cups', 'Cups a day, in your house', 'number', { min: 1, max: 40 }),
      ask('start', 'When shall the first tin come?', 'date', {
        min: 3,
        max: 120,
        hint: 'In three days at the earliest',
      }),
      ask('story', 'Whose chai do you still think of?', 'textarea', { ...optional, max: 600 }),
      consent(90),
    ],
  },
  {
    id: 'local-gifts-signup',
    title: 'Be found by those who were given a card',
    intro:
      'Nukkad’s gift cards pay at every shop here. Join, and those who were given one find yours: you are paid in full, as for any order.',
    submit: 'Ask to join',
    thanks: 'Thank you. We call you within three working days with the terms on one page.',
    keepDays: 180,
    fields: [
      ask('business', 'Your business', 'text', { max: 80 }),
      ask('contact', 'Whom shall we ask for?', 'text', { max: 80 }),
      phone,
      email,
      city,
      ask('gstin', 'GSTIN', 'text', {
        required: false,
        max: 15,
        hint: 'Fifteen characters, such as 07AAACN1234F1Z5',
        pattern: '[0-3][0-9][A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]',
      }),
      consent(180),
    ],
  },
  {
    id: 'insiders',
    title: 'Become an insider',
    intro: 'First seats, first tastes, and a say in what we write about next.',
    submit: 'Count me in',
    thanks: 'You are on the list. The first invitation comes with the next new moon of openings.',
    keepDays: 365,
    fields: [
      name,
      email,
      { ...phone, required: false },
      city,
      ask('interests', 'What gets you out of the house?', 'multi', {
        options: choices('Food', 'Music', 'Craft', 'Books', 'Walks', 'Nights'),
      }),
      ask('known', 'One place that we should know', 'textarea', { ...optional, max: 500 }),
      consent(365),
    ],
  },
  {
    id: 'influencers',
    title: 'Show your city with us',
    intro: 'For people who film, photograph and write about where they live.',
    submit: 'Send it',
    thanks: 'Thank you. We look at everything you sent and write back within ten days.',
    keepDays: 180,
    fields: [
      name,
      email,
      phone,
      city,
      ask('handle', 'Where can we see your work?', 'text', { max: 120, hint: 'Such as instagram.com/yourname' }),
      ask('followers', 'People who follow you there', 'number', { min: 0, max: 100_000_000 }),
      ask('subjects', 'What do you show?', 'multi', {
        options: choices('Food', 'Fashion', 'Home', 'Travel', 'Beauty', 'City life'),
      }),
      ask('idea', 'What would you make first?', 'textarea', { min: 20, max: 1000 }),
      consent(180),
    ],
  },
  {
    id: 'influencer-popups',
    title: 'Bring your corner to our pop-ups',
    intro: 'A table, a light, a crowd that came on purpose. Tell us what you would put on it.',
    submit: 'Ask for a table',
    thanks: 'We have your idea. Tables for the next weekend are settled on Wednesdays; you hear from us then.',
    keepDays: 120,
    fields: [
      name,
      email,
      phone,
      city,
      ask('handle', 'Where do people follow you?', 'text', { max: 120, hint: 'Such as instagram.com/yourname' }),
      ask('table', 'What would stand on your table?', 'select', {
        options: choices('Things I make', 'Things I found', 'A workshop', 'Food', 'Something that moves'),
      }),
      ask('weekend', 'From which day on could you?', 'date', { min: 7, max: 180 }),
      ask('idea', 'What would people talk about on the way home?', 'textarea', { min: 20, max: 800 }),
      consent(120),
    ],
  },
  {
    id: 'careers',
    title: 'Apply',
    intro: 'A few lines and your CV. No cover letter, no portal, a person reads it.',
    submit: 'Send my application',
    thanks: 'It is with us. You hear back within ten days, also when the answer is no.',
    keepDays: 180,
    fields: [
      ask('opening', 'Which place', 'text', { ...optional, max: 200 }),
      name,
      email,
      phone,
      ask('cv', 'Your CV', 'file', {
        options: [{ value: 'pdf', label: 'PDF' }],
        max: 5,
        hint: 'A PDF of at most 5 MB',
      }),
      ask('link', 'Something you made', 'text', { ...optional, max: 200, hint: 'An address, if there is one' }),
      ask('why', 'Why this, why now?', 'textarea', { min: 20, max: 1200 }),
      consent(180),
    ],
  },
  {
    id: 'event-feedback',
    title: 'How was it?',
    intro: 'Two minutes. It decides what we do again.',
    submit: 'Send it',
    thanks: 'Thank you. The people who made the evening read this tomorrow morning.',
    keepDays: 365,
    fields: [
      ask('event', 'Event', 'text', { ...optional, max: 200 }),
      ask('ticket', 'Ticket', 'text', { ...optional, max: 40 }),
      ask('stars', 'All in all', 'number', { min: 1, max: 5 }),
      ask('good', 'What was good?', 'multi', {
        required: false,
        options: choices('The place', 'The people', 'The programme', 'The food', 'The price', 'The time'),
      }),
      ask('comment', 'What should we know?', 'textarea', { ...optional, max: 1000 }),
      ask('contact', 'Your mail, if we may answer', 'email', optional),
    ],
  },
  {
    id: 'giveaway',
    title: 'Put me in',
    intro: 'Two questions, then you are in the list.',
    submit: 'I am in',
    thanks: 'You are in.',
    keepDays: 30,
    fields: [
      name,
      city,
      ask('thing', 'Your own favourite thing at home', 'text', { ...optional, max: 120 }),
      ask('rules', 'I am eighteen or older and agree to the rules', 'consent'),
    ],
  },
  {
    id: 'lego-creators',
    title: 'Show us your brick city',
    intro: 'One corner of your city, in bricks, no larger than a tiffin box.',
    submit: 'Send my corner',
    thanks: 'Marvellous. The twenty-four that travel are named on the first of next month.',
    keepDays: 120,
    fields: [
      ask('builder', 'Who built it?', 'text', { max: 80, hint: 'A first name will do' }),
      ask('age', 'How old is the builder?', 'number', { min: 4, max: 99 }),
      city,
      ask('corner', 'Which corner of the city is it?', 'text', { max: 120 }),
      ask('photo', 'A photo of it', 'file', { options: [{ value: 'picture', label: 'Picture' }], max: 8 }),
      { ...email, label: 'Email of a grown-up' },
      consent(120),
    ],
  },
  {
    id: 'teachers-eod',
    title: 'Name a teacher',
    intro: 'Say who, and what they said that you still hear. We send them a card, written by hand.',
    submit: 'Send the card',
    thanks: 'The card is being written. Your teacher will wonder, and then remember.',
    keepDays: 120,
    fields: [
      ask('teacher', 'Your teacher', 'text', { max: 80 }),
      ask('school', 'School or college', 'text', { max: 120 }),
      city,
      ask('words', 'What did they say that stayed?', 'textarea', { min: 10, max: 500 }),
      name,
      email,
      consent(120),
    ],
  },
  {
    id: 'friends-day-out',
    title: 'A day out with your friends',
    intro: 'No date of ours suits you? Tell us yours. The people who hold the day write back within two days.',
    submit: 'Ask for this day',
    thanks: 'It is on its way to the workshop, the kitchen or the hill. You hear from them within two days.',
    keepDays: 60,
    fields: [
      ask('about', 'Which day out?', 'select', {
        options: friendsDaysOut.map(({ slug, title }) => ({ value: slug, label: title })),
      }),
      name,
      email,
      { ...phone, required: false },
      ask('day', 'Which day would suit you?', 'date', { min: 2, max: 180 }),
      ask('people', 'How many are you?', 'number', { min: 1, max: 20 }),
      ask('wishes', 'Anything they should know?', 'textarea', { ...optional, max: 600 }),
      consent(60),
    ],
  },
  {
    id: 'made-in-singapore',
    title: 'Your days in Singapore',
    intro: 'Tell us when and with whom, and we send you a plan for three days, with everything booked that can be.',
    submit: 'Send me a plan',
    thanks: 'Your plan comes by mail within three days. Start being hungry now.',
    keepDays: 90,
    fields: [
      name,
      email,
      city,
      ask('from', 'When do you fly?', 'date', { min: 7, max: 365 }),
      ask('people', 'How many are you?', 'number', { min: 1, max: 12 }),
      ask('likes', 'What do you want most?', 'multi', {
        options: choices('Hawker food', 'Gardens and water', 'Little India, Kampong Glam', 'Makers and shops'),
      }),
      ask('wishes', 'Anything else?', 'textarea', { ...optional, max: 600 }),
      consent(90),
    ],
  },
]

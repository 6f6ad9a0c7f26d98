/** A question of a form. */
export interface QuestionSeed {
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
  ...{ name, label, type, required: true },
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
        ...{ pattern: '[1-9][0-9]{5}', max: 6, hint: 'The pincode, six digits' },
      }),
      ask('strength', 'How do you take it?', 'select', {
        options: choices('Kadak, boiled twice', 'Light, with room for the leaf', 'Masala, and plenty of it'),
      }),
      ask('spices', 'What may go in?', 'multi', {
        ...{ required: false, options: choices('Ginger', 'Cardamom', 'Tulsi', 'Black pepper', 'Saffron', 'Fennel') },
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
    title: 'Sell gift cards of your shop',
    intro: 'Your name on a card, the money before the visit, and somebody new at your door.',
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
        ...{ required: false, max: 15, hint: 'Fifteen characters, such as 07AAACN1234F1Z5' },
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
]

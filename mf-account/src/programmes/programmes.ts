/** What a programme says of itself. */
export interface Programme {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly benefits: readonly { readonly title: string; readonly text: string }[]
  /** In the order in which they happen. */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly questions: readonly { readonly title: string; readonly text: string }[]
  readonly whoIsIn: string
  /** The form by which one asks to join. */
  readonly formId: string
}

const taxes = {
  title: 'What about taxes?',
  text: 'What you earn is income. Above the yearly limit we deduct tax at source and send you the certificate.',
} as const

export const creators: Programme = {
  formId: 'influencers',
  kicker: 'For creators',
  title: 'Recommend what you love, and earn on what stays',
  lead: 'You already tell people which kurta fits and who makes the best kaju katli. With a link of your own, the maker gets a buyer and you get a share.',
  benefits: [
    {
      title: 'A share of every sale',
      text: 'A percent of the goods that stay with their buyers, agreed before you begin.',
    },
    { title: 'Thirty days to decide', text: 'Whoever comes by your link and buys within thirty days was sent by you.' },
    { title: 'Numbers you can check', text: 'Orders, earnings and what came back, here on this page, each day.' },
    {
      title: 'Things to try',
      text: 'Makers send pieces to creators whose readers they would like to meet. You say what you think of them.',
    },
  ],
  steps: [
    { title: 'Tell us who reads you', text: 'Where you write, film or talk, and about what.' },
    {
      title: 'We agree on a rule',
      text: 'Within five working days: your code, your percent, and from when it counts.',
    },
    {
      title: 'You share your link',
      text: 'Say that it is one. Readers may know when somebody earns, and the law wants it too.',
    },
    { title: 'You are paid', text: 'Each month, for orders that can no longer come back, to your bank account.' },
  ],
  questions: [
    {
      title: 'How many followers do I need?',
      text: 'None in particular. Three hundred people who cook are worth more to a spice maker than thirty thousand who scroll.',
    },
    {
      title: 'Do I earn on what I buy myself?',
      text: 'No. Your own orders earn nothing, whichever link they came by.',
    },
    {
      title: 'What if something is returned?',
      text: 'Then its share is taken back. It was not counted as payable before the time for returns was over.',
    },
    taxes,
  ],
  whoIsIn: 'Who is in',
}

export const insiders: Programme = {
  formId: 'insiders',
  kicker: 'Nukkad insiders',
  title: 'The people who know the lane behind the lane',
  lead: 'Insiders write about the city they live in: the shop without a sign, the dosa at six in the morning, the walk nobody sells tickets for.',
  benefits: [
    { title: 'Your name on it', text: 'A profile with your face and your stories, which people can follow.' },
    { title: 'An editor at your side', text: 'Somebody who reads every line with you before the city does.' },
    { title: 'First at the door', text: 'Openings, tastings and workshops of the places and makers we write about.' },
    {
      title: 'Paid per story',
      text: 'For each one that we publish, and a share where a thing you wrote about is bought.',
    },
  ],
  steps: [
    {
      title: 'Send us three places',
      text: 'In a few lines each: what it is, who runs it, why one should go this week.',
    },
    { title: 'We meet', text: 'Over chai, in your neighbourhood.' },
    { title: 'You write the first one', text: 'With an editor. It is published with your name and your face.' },
  ],
  questions: [
    { title: 'Must I have written before?', text: 'No. You must have looked before. We help with the commas.' },
    {
      title: 'May places pay me?',
      text: 'Never for a story. Whoever takes money or a free meal for one is not an insider any more.',
    },
    {
      title: 'Which languages?',
      text: 'English now. Notes in Hindi, Tamil, Bengali or Kannada are welcome, we translate with you.',
    },
    taxes,
  ],
  whoIsIn: 'Insiders of today',
}

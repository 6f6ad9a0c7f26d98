import { type Programme, taxes } from './programme.ts'

/** The programme for people who recommend goods through their own link. */
export const creators: Programme = {
  formId: 'influencers',
  kicker: 'For creators',
  title: 'Recommend what you love, and earn on every sale',
  lead: 'You already tell people which kurta fits and who makes the best kaju katli. With a link of your own, the maker gets a buyer and you get a share.',
  benefits: [
    {
      title: 'A share of every sale',
      text: 'A percentage of every sale that is not returned, agreed before you begin.',
    },
    {
      title: 'Thirty days to decide',
      text: 'Anyone who follows your link and buys within thirty days counts as yours.',
    },
    { title: 'Numbers you can check', text: 'Orders, earnings and returns, updated here every day.' },
    {
      title: 'Things to try',
      text: 'Makers send products to creators whose audience they would like to reach. You say what you think of them.',
    },
  ],
  steps: [
    { title: 'Tell us about your audience', text: 'Where you write, film or talk, and about what.' },
    {
      title: 'We agree on a rate',
      text: 'Within five working days you get your code, your rate and a start date.',
    },
    {
      title: 'You share your link',
      text: 'Disclose it. Readers deserve to know when you earn, and the law requires it too.',
    },
    { title: 'You are paid', text: 'Every month, to your bank account, for orders past their return period.' },
  ],
  questions: [
    {
      title: 'How many followers do I need?',
      text: 'There is no minimum. Three hundred people who cook are worth more to a spice maker than thirty thousand who scroll.',
    },
    {
      title: 'Do I earn on what I buy myself?',
      text: 'No. Your own orders earn nothing, whichever link they came by.',
    },
    {
      title: 'What if something is returned?',
      text: 'Then its share is deducted. Shares only become payable once the return period is over.',
    },
    taxes,
  ],
  whoIsIn: 'Who is in',
}

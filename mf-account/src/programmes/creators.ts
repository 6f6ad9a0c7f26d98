import { type Programme, taxes } from './programme.ts'

/** The programme for people who recommend goods through their own link. */
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
    {
      title: 'Thirty days to decide',
      text: 'Anyone who follows your link and buys within thirty days counts as yours.',
    },
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
      text: 'Say that it is one. Readers deserve to know when you earn, and the law requires it too.',
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

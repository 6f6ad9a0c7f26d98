import { type Programme, taxes } from './programme.ts'

/** The programme for people who write about their city. */
export const insiders: Programme = {
  formId: 'insiders',
  kicker: 'Nukkad insiders',
  title: 'The people who know the lane behind the lane',
  lead: 'Insiders write about the city they live in: the shop without a sign, the dosa at six in the morning, the walk no one sells tickets for.',
  benefits: [
    { title: 'Your name on it', text: 'A profile with your face and your stories, which people can follow.' },
    { title: 'An editor at your side', text: 'An editor who reads every line with you before publication.' },
    { title: 'First at the door', text: 'Openings, tastings and workshops of the places and makers we write about.' },
    {
      title: 'Paid per story',
      text: 'For each one that we publish, and a share when a product you wrote about is bought.',
    },
  ],
  steps: [
    {
      title: 'Send us three places',
      text: 'In a few lines each: what it is, who runs it and why to go this week.',
    },
    { title: 'We meet', text: 'Over chai, in your neighbourhood.' },
    { title: 'You write the first one', text: 'With an editor. It is published with your name and your face.' },
  ],
  questions: [
    { title: 'Must I have written before?', text: 'No. You must have looked before. We help with the commas.' },
    {
      title: 'May places pay me?',
      text: 'Never for a story. Anyone who takes money or a free meal for one stops being an insider.',
    },
    {
      title: 'Which languages?',
      text: 'English now. Notes in Hindi, Tamil, Bengali or Kannada are welcome, we translate with you.',
    },
    taxes,
  ],
  whoIsIn: 'Insiders of today',
}

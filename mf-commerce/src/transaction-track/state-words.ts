import type { NextStep } from '@nukkad/platform/paying'

interface StateWords {
  readonly title: string
  /** Used when the server gives no reason of its own. */
  readonly text: string
  readonly steps: readonly { readonly label: string; readonly isDone: boolean; readonly note?: string }[]
  /** Whether the process ended at the last step reached. */
  readonly broken?: boolean
}

const sent = { label: 'You paid', isDone: true }

/** Each state of a payment, in plain words. */
export const stateWords: Readonly<Record<NextStep, StateWords>> = {
  wait: {
    title: 'Waiting for your bank',
    text: 'Your bank has not said yes or no yet. This mostly takes a few seconds, and seldom more than ten minutes.',
    steps: [
      sent,
      { label: 'Your bank confirms', isDone: false, note: 'What you chose is held for you meanwhile.' },
      {
        label: 'The makers get your order',
        isDone: false,
        note: 'You may close this page; we write to you either way.',
      },
    ],
  },
  pay: {
    title: 'This payment is not finished',
    text: 'Nothing was charged. Your bag is as it was.',
    steps: [
      { label: 'You chose how to pay', isDone: true },
      { label: 'You pay', isDone: false },
      { label: 'The makers get your order', isDone: false },
    ],
  },
  retry: {
    title: 'The payment did not go through',
    text: 'Nothing was ordered. Your bag is kept.',
    broken: true,
    steps: [
      { label: 'You chose how to pay', isDone: true },
      { label: 'The bank said no', isDone: true },
      { label: 'You try again', isDone: false },
    ],
  },
  refunded: {
    title: 'Paid, but it was gone',
    text: 'Someone took the last one a moment before your payment arrived. We are sending all of your money back.',
    broken: true,
    steps: [
      sent,
      { label: 'It sold out in that moment', isDone: true },
      {
        label: 'Your money comes back',
        isDone: false,
        note: 'Automatically, the way you paid, within 5 to 7 working days.',
      },
    ],
  },
  review: {
    title: 'We look at your payment',
    text: 'Something about it does not match your order, so a person looks before anything is sent.',
    steps: [
      sent,
      { label: 'We look at it by hand', isDone: false, note: 'Within one working day. You need not do anything.' },
      { label: 'We write to you', isDone: false, note: 'With your order, or with your money back.' },
    ],
  },
  confirmed: {
    title: 'Paid and ordered',
    text: 'Your order is placed.',
    steps: [sent, { label: 'Your bank said yes', isDone: true }, { label: 'The makers have your order', isDone: true }],
  },
}

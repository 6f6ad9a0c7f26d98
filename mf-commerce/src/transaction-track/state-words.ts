import type { NextStep } from '@nukkad/platform/paying'

interface StateWords {
  readonly title: string
  /** Used when the server gives no reason of its own. */
  readonly text: string
  readonly steps: readonly { readonly label: string; readonly isDone: boolean; readonly note?: string }[]
  /** Whether the process ended at the last step reached. */
  readonly broken?: boolean
}

const paid = { label: 'You paid', isDone: true }

/** Each state of a payment, in plain words. */
export const stateWords: Readonly<Record<NextStep, StateWords>> = {
  wait: {
    title: 'Waiting for your bank',
    text: 'Your bank has not confirmed yet. This usually takes a few seconds, and rarely more than ten minutes.',
    steps: [
      { label: 'Sent to your bank', isDone: true },
      { label: 'Your bank confirms', isDone: false, note: 'Your items are reserved meanwhile.' },
      {
        label: 'The makers get your order',
        isDone: false,
        note: 'You can close this page; we will write to you either way.',
      },
    ],
  },
  pay: {
    title: 'Payment not completed',
    text: 'Nothing was charged. Your bag is unchanged.',
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
      { label: 'Your bank declined the payment', isDone: true },
      { label: 'You try again', isDone: false },
    ],
  },
  refunded: {
    title: 'Paid, but sold out',
    text: 'The last one was sold just before your payment arrived. We are refunding you in full.',
    broken: true,
    steps: [
      paid,
      { label: 'It sold out', isDone: true },
      {
        label: 'You are refunded',
        isDone: false,
        note: 'Automatically, to your payment method, within 5 to 7 working days.',
      },
    ],
  },
  review: {
    title: 'We are checking your payment',
    text: 'It does not match your order, so we are checking it before anything is shipped.',
    steps: [
      paid,
      { label: 'We check it manually', isDone: false, note: 'Within one working day. You don’t need to do anything.' },
      { label: 'We write to you', isDone: false, note: 'With an order confirmation or a refund.' },
    ],
  },
  confirmed: {
    title: 'Paid and ordered',
    text: 'Your order is placed.',
    steps: [
      paid,
      { label: 'Your bank confirmed the payment', isDone: true },
      { label: 'The makers have your order', isDone: true },
    ],
  },
}

interface Question {
  readonly id: string
  readonly title: string
  readonly answer: string
}

/** Frequent questions about gift cards, and the terms, in plain words. */
export const questions: readonly Question[] = [
  {
    id: 'spend',
    title: 'What can I buy with it?',
    answer:
      'Everything in the shop, from every maker, seats at events, and subscriptions paid in advance, in one purchase or in many: any balance stays in the wallet. Perks pay first, then gift cards, then credit. A gift card does not buy another gift card.',
  },
  {
    id: 'validity',
    title: 'How long is it valid?',
    answer:
      'Twelve months from the day it is delivered, until the end of that day, Indian time. The wallet shows the date, and we remind you before.',
  },
  {
    id: 'when',
    title: 'When does it arrive?',
    answer:
      'Right after payment, or on the day and at the hour you choose, up to a year ahead, by Indian time. Until it is sent, you can change the recipient, the message and the time.',
  },
  {
    id: 'code',
    title: 'Who sees the code?',
    answer:
      'Only the person who gets it. You see the last four characters. If it is sent again, the earlier code and link stop working.',
  },
  {
    id: 'lost',
    title: 'What if the email did not arrive?',
    answer:
      'Open the confirmation of your purchase: you can resend the card or send it to another address. We tell you if an email address does not work.',
  },
  {
    id: 'refund',
    title: 'Can I get a refund?',
    answer:
      'Yes, until the card is added to a wallet: the whole amount is refunded to the original payment method. After that, it can only be spent here; it is not paid out in cash.',
  },
  {
    id: 'returns',
    title: 'What if I return something paid with a card?',
    answer: 'The part paid with the card is refunded to the same card, with at least a week to spend it.',
  },
  {
    id: 'invoice',
    title: 'Is there GST on a gift card?',
    answer:
      'No. A card is a means of payment, not a purchase: the tax is on the invoice of what you buy with it, where the card is listed as payment.',
  },
]

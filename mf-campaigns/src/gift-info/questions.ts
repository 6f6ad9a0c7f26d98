interface Question {
  readonly id: string
  readonly title: string
  readonly answer: string
}

/** Frequent questions about gift cards, and the terms, in plain words. */
export const questions: readonly Question[] = [
  {
    id: 'spend',
    title: 'What can be bought with it?',
    answer:
      'Everything in the shop, from every maker, seats at events, and subscriptions paid in advance, in one purchase or in many: what is left stays in the wallet. Perks pay first, then gift cards, then credit. A gift card does not buy another gift card.',
  },
  {
    id: 'validity',
    title: 'How long is it good for?',
    answer:
      'Twelve months from the day it is delivered, until the last minute of that day by Indian time. The wallet names the day, and we write before it comes.',
  },
  {
    id: 'when',
    title: 'When does it arrive?',
    answer:
      'At once after the payment, or on the day and at the hour you choose, up to a year ahead, by Indian time. Until it has left, you can change whom it goes to, the words and the moment.',
  },
  {
    id: 'code',
    title: 'Who sees the code?',
    answer:
      'Only the person who gets it. You see the last four characters. If it is sent again, the earlier code and link stop working.',
  },
  {
    id: 'lost',
    title: 'The mail did not arrive. What now?',
    answer:
      'Open the confirmation of your purchase: you can send the card once more, or to another address. If an address takes no mail, we tell you.',
  },
  {
    id: 'refund',
    title: 'Can I have my money back?',
    answer:
      'Yes, until the card is added to a wallet: the whole amount goes back to where it came from. Once added, it can only be spent here; it is not paid out in cash.',
  },
  {
    id: 'returns',
    title: 'What if something paid with a card goes back?',
    answer: 'The part that the card paid returns to the same card, with at least a week to spend it.',
  },
  {
    id: 'invoice',
    title: 'Is there GST on a gift card?',
    answer:
      'No. A card is a way of paying, not a purchase: the tax is on the invoice of what is bought with it, where the card is listed as payment.',
  },
]

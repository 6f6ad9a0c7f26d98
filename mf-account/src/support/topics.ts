/** A question with its answer, in paragraphs. */
export interface Answer {
  readonly id: string
  readonly question: string
  readonly paragraphs: readonly string[]
}

/** A tab of the help page; `id` is in the URL as ?tab=. */
export interface Topic {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly answers: readonly Answer[]
}

const orders: Topic = {
  id: 'orders',
  title: 'Orders and delivery',
  intro: 'Each maker packs their own part of your bag, so one purchase can reach you in several parcels.',
  answers: [
    {
      id: 'where',
      question: 'Where is my order?',
      paragraphs: [
        'Open your orders and choose the one you mean: every step is listed with its day, from Confirmed and Packed to Out for Delivery.',
        'Once the courier has it, the tracking number is shown there too.',
      ],
    },
    {
      id: 'when',
      question: 'How long does delivery take?',
      paragraphs: [
        'Enter your pincode on a product’s page: it shows the latest day of arrival for that product at your door.',
        'Parcels come Monday to Saturday. Where a rider brings it on the day it leaves the maker, the page says so.',
      ],
    },
    {
      id: 'day',
      question: 'Can I choose the day of delivery?',
      paragraphs: [
        'Yes, on the last step of the checkout: any working day from the earliest possible one to three weeks later, for all parcels of the order.',
        'Until a parcel is sent you can move its day on the page of the order.',
      ],
    },
    {
      id: 'cancel',
      question: 'Can I cancel an order?',
      paragraphs: [
        'Yes, free of charge until it is shipped. You are refunded to your payment method, and a coupon you used is returned.',
        'Once it is on its way, wait for it to arrive and request a return.',
      ],
    },
    {
      id: 'attempt',
      question: 'No one was at home when the courier came',
      paragraphs: [
        'The courier calls before the first attempt and tries again on the next working days. After that the parcel goes back to the maker, and you are refunded.',
      ],
    },
    {
      id: 'limits',
      question: 'How many of one thing can I buy?',
      paragraphs: [
        'Up to 10 of one item, which is a product in one size and colour, if the maker has as many; and up to 100 different items in a bag.',
      ],
    },
  ],
}

const exchange: Topic = {
  id: 'exchangeorder',
  title: 'Exchange and return',
  intro: 'You have 7 days from delivery to exchange or return, and 48 hours to report damage.',
  answers: [
    {
      id: 'which',
      question: 'What can be returned?',
      paragraphs: [
        'Anything unused, with its tags and its box, within 7 days from the day it was delivered.',
        'Personalised pieces, gift cards, food, plants and opened cosmetics cannot be returned unless they were damaged or wrong.',
      ],
    },
    {
      id: 'damaged',
      question: 'It arrived broken, or it is not what I ordered',
      paragraphs: [
        'Tell us within 48 hours and add a photo of the product and of its box. We collect it at our cost, and you choose between a replacement and a refund.',
      ],
    },
    {
      id: 'size',
      question: 'I need another size or colour',
      paragraphs: [
        'Ask for an exchange: the replacement is held for you while the first piece is on its way back, and ships when it has arrived.',
        'Should the last one be gone by then, the exchange becomes a return and you are refunded.',
      ],
    },
    {
      id: 'money',
      question: 'When do I get my money back?',
      paragraphs: [
        'As soon as the maker has received and checked the piece. Cards and UPI show it within 5 to 7 working days; what you paid on delivery goes to your Nukkad wallet.',
      ],
    },
  ],
}

const payments: Topic = {
  id: 'payments',
  title: 'Paying',
  intro: 'All prices include GST. The price you see in the review is the price you pay.',
  answers: [
    {
      id: 'ways',
      question: 'How can I pay?',
      paragraphs: [
        'In cash when it is delivered, for orders between ₹200 and ₹5,000 where the courier offers it at your pincode. Gift cards and personalised pieces are paid in advance.',
      ],
    },
    {
      id: 'coupon',
      question: 'My coupon is refused',
      paragraphs: [
        'Coupons expire, may need a minimum amount, and most can be used only once. The bag shows the reason.',
      ],
    },
    {
      id: 'changed',
      question: 'The price changed while it was in my bag',
      paragraphs: [
        'If it went up, we ask you again before you place the order. If it went down, you pay less, and we say so.',
      ],
    },
    {
      id: 'gift-card-expired',
      question: 'My gift card has expired',
      paragraphs: [
        'Its value is not lost. Write to us with the last four letters of its code, or with the email address or phone number it was sent to, and we make it valid again: what was in your wallet is back there, and for a card that nobody has redeemed we send a new code.',
      ],
    },
    {
      id: 'twice',
      question: 'Money left my account, but there is no order',
      paragraphs: [
        'Wait ten minutes: banks sometimes confirm late, and the order then appears on its own. If it does not, the money goes back automatically; write to us with the time and the amount if it has not come after 5 working days.',
      ],
    },
  ],
}

const account: Topic = {
  id: 'account',
  title: 'Your account',
  intro: 'You can look around and fill a bag without an account. It is needed to place an order.',
  answers: [
    {
      id: 'code',
      question: 'The one-time code does not arrive',
      paragraphs: [
        'It is sent to the email address or phone number that you entered and works for 5 minutes. Check that it is the right one and look in the spam folder; after 30 seconds you can request another. Only the newest one works.',
      ],
    },
    {
      id: 'password',
      question: 'I forgot my password',
      paragraphs: ['Sign in with a one-time code instead; you need no password for it.'],
    },
    {
      id: 'devices',
      question: 'Is my bag the same on my phone and my computer?',
      paragraphs: ['Yes, once you are signed in on both. Anything you added before signing in is added to it.'],
    },
  ],
}

/** The help page's tabs in order. */
export const topics: readonly Topic[] = [orders, exchange, payments, account]

/** The topic in the URL; the first topic if it is missing or unknown. */
export const topicOf = (tab: string | null): Topic => topics.find((topic) => topic.id === tab) ?? orders

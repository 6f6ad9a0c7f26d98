import { cityCount, grievanceOfficer } from '@nukkad/contracts'
import { accessibility } from './accessibility-policy.ts'
import type { Policy } from './policy.ts'
import { privacy } from './privacy-policy.ts'

export const changedOn = '2026-11-30'

const terms: Policy = {
  id: 'terms',
  title: 'Terms',
  short: 'What you can expect from Nukkad, and what Nukkad expects from you.',
  parts: [
    {
      heading: 'Who sells to you',
      paragraphs: [
        'Nukkad is a street corner with many stalls. Each product is sold by the maker who is named on its page; we take the order, the payment and your questions, and pass the order on. One bag with products from three makers is three orders with one payment.',
        'Places, walks and guides are written by our people and by readers. We go there, we pay like you, and no one can buy a mention. If hours or prices have changed since, tell us.',
      ],
    },
    {
      heading: 'Prices and stock',
      paragraphs: [
        'Prices are in rupees and include GST; the invoice shows how much of it. The price on the payment page applies. If it went up after you added a product to the bag, we ask you again; if it fell, you pay less.',
        'Up to ten pieces of one item, which is a product in one size and colour, and up to a hundred different items fit in a bag, and never more than the maker has in stock. When a payment starts, we reserve your pieces for fifteen minutes; after that, anyone can buy them.',
        'If you have paid and the last piece was sold by then, you are refunded automatically and we tell you by email or text message.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You sign in with a code sent by email or text, a password of at least eight characters, or Google. Keep them to yourself. Anyone who uses your account can act as you until you sign out everywhere.',
        'Perks are worth a rupee each, pay for at most a fifth of a bag and a thousand rupees, and expire on the day shown in your wallet. They cannot be paid out or used to buy gift cards.',
      ],
    },
    {
      heading: 'What you write here',
      paragraphs: [
        'Only people who bought a product can review it, once each. Reviews, comments and posts are yours; you let us show them here. Text with links is published after one of us has checked it.',
        'We remove content that is off topic, insults or threatens someone, reveals a person’s private details or was paid for. Anyone who does it again can no longer write.',
      ],
    },
    {
      heading: 'Events',
      paragraphs: [
        'The organiser named on the page holds the event. A seat is yours once the ticket with its code is in your email and your account; seats that are being paid for are kept for a short while and then offered to the next in line. If an event is cancelled, you are refunded in full.',
      ],
    },
    {
      heading: 'The law',
      paragraphs: [
        'These terms are governed by the law of India; the courts of Delhi decide disputes that we cannot settle. If one sentence here is invalid, the others still apply.',
      ],
    },
  ],
}

const refunds: Policy = {
  id: 'refunds',
  title: 'Returns and refunds',
  short: 'Seven days to change your mind, forty-eight hours to report damage.',
  parts: [
    {
      heading: 'Cancelling',
      paragraphs: [
        'An order can be cancelled free of charge until it is shipped, from its own page. You are refunded to your payment method, and a coupon you used is returned. Once it is on its way, let it arrive and return it.',
      ],
    },
    {
      heading: 'Returning and exchanging',
      paragraphs: [
        'Within seven days of delivery, from the page of the order: choose the pieces, say why, choose a day for the pick-up. The maker answers, the courier comes, and an exchange holds the new size for you meanwhile. If it sells out before, the exchange becomes a return.',
        'Food, plants, things made with your name on them, and what is worn next to the skin cannot come back unless they arrived damaged; the page of a product says so before you buy.',
      ],
    },
    {
      heading: 'Damaged or wrong',
      paragraphs: [
        'Tell us within forty-eight hours of delivery, with a photograph. This applies to everything, including products that cannot be returned otherwise.',
      ],
    },
    {
      heading: 'When you are refunded',
      paragraphs: [
        'As soon as the maker has the parcel. To a card, UPI or bank account it takes five to seven working days after that, depending on your bank; to your Nukkad wallet it takes no time. What was paid in cash goes to your Nukkad wallet. Perks return as perks.',
        'You get back what you paid for the piece after all discounts, and its share of the delivery charge.',
      ],
    },
  ],
}

const shipping: Policy = {
  id: 'shipping',
  title: 'Shipping',
  short: '₹49, nothing from ₹999, and a day you can plan with.',
  parts: [
    {
      heading: 'What it costs',
      paragraphs: [
        'Delivery costs ₹49 for a bag, however many makers are in it, and nothing from ₹999 before coupons. Paying online takes ₹20 off from ₹499. Cash on delivery is possible between ₹200 and ₹5,000 where the courier takes cash, and not for gift cards or personalised things.',
      ],
    },
    {
      heading: 'How long it takes',
      paragraphs: [
        'The product page shows the delivery day for your pincode. From the maker’s door it is about two working days within a city, four within the region, five across the country, and eight to the hills and islands. Within some cities a rider brings it on the day it leaves the maker.',
        'Parcels come Monday to Saturday. Each maker packs their own, so a bag may arrive in several parcels, each with a tracking number of its own.',
      ],
    },
    {
      heading: 'Where we do not go',
      paragraphs: [
        'If no courier serves a pincode, the product’s page says so before you pay. Sweets and fresh food travel within their city only.',
      ],
    },
    {
      heading: 'No one at home',
      paragraphs: [
        'The courier calls before delivering and tries again on the next working days. After that the parcel goes back to the maker and you are refunded.',
      ],
    },
  ],
}

const contact: Policy = {
  id: 'contact',
  title: 'Contact',
  short: 'A person answers, Monday to Saturday, 10 am to 7 pm.',
  parts: [
    {
      heading: 'Help with an order',
      paragraphs: [
        'The help page answers most things at once and knows your orders. If it does not, write to help@nukkad.test with the order number; we answer within a working day.',
      ],
    },
    {
      heading: 'A place has closed, or a fact is wrong',
      paragraphs: [
        'Write to editors@nukkad.test with the address of the page. The editors will fix it, usually the same day.',
      ],
    },
    {
      heading: 'Grievances',
      paragraphs: [
        `${grievanceOfficer.name} is the grievance officer under the Consumer Protection (E-Commerce) Rules and the Information Technology Rules, and the contact for questions about personal data: ${grievanceOfficer.email}, ${grievanceOfficer.phone} (${grievanceOfficer.hours}), ${grievanceOfficer.address}.`,
        'A complaint gets a ticket and a receipt at once, at the latest within forty-eight hours, and an answer within a month. With the ticket you can see at any time how it stands.',
        'If that does not settle it, the National Consumer Helpline is reached at 1915 or consumerhelpline.gov.in, and complaints about personal data can be taken to the Data Protection Board of India.',
      ],
    },
  ],
}

const about: Policy = {
  id: 'about',
  title: 'About Nukkad',
  short: `The street corner, for ${cityCount} cities.`,
  parts: [
    {
      heading: 'What it is',
      paragraphs: [
        `A nukkad is the corner of a street where a neighbourhood meets. This one has guides to ${cityCount} cities written by people who live in them, tickets for what is on, and a shop of small makers.`,
        'Our writers pay for their own chai. Advertisements say that they are advertisements, and no one can buy a place in a guide.',
      ],
    },
    {
      heading: 'Who sells here',
      paragraphs: [
        'Makers, most of them workshops of two to twenty people. They set their prices and pack your order themselves; we take the payment, bring the parcel and help when something goes wrong.',
      ],
    },
  ],
}

export const policies: readonly Policy[] = [terms, privacy, refunds, shipping, contact, accessibility, about]

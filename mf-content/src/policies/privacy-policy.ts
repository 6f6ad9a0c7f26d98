import { grievanceOfficer } from '@nukkad/contracts'
import type { Policy } from './policy.ts'

/** The part next to which visitors choose whether to allow analytics. */
export const counting = 'Cookies and counting'

/** What is kept about people, why, and their rights: the notice of the Digital Personal Data Protection Act. */
export const privacy: Policy = {
  id: 'privacy',
  title: 'Privacy',
  short: 'What we know about you, why, and how to have it deleted.',
  parts: [
    {
      heading: 'What we keep',
      paragraphs: [
        'To deliver orders: your name, phone, addresses and orders. To sign you in: your email and a hash of your password that no one can reverse. To pay: the number of the payment, never your card; that stays with the payment gateway.',
        'Your saves, reviews, comments and whom you follow, because you asked us to remember them. Your profile shows what you wrote and nothing of what you bought. A list of your saves is private until you share it by a link; then whoever has the link sees what is on it and the name that you chose to show.',
      ],
    },
    {
      heading: 'Why we may keep it',
      paragraphs: [
        'What an order, a ticket, a gift or an account needs is kept to do what you asked for, and invoices because tax law asks for them. Everything else is kept only with your consent, which is never ticked in advance: preferences in your profile, your position, emails that are not about an order, photos and reviews. You withdraw it where you gave it, as easily: preferences in your profile, emails under Notices in your account or with the link at the end of each one.',
        'Withdrawing consent changes nothing about what was done before, and costs nothing.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Orders and invoices for as long as tax law requires, addresses and saves until you remove them or your account, a bag without an account for ninety days, answers to a form for the days that the form names, single events of counting for ninety days, complaints for three years after their answer.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Accounts are for people of eighteen and over. Under eighteen, a parent or guardian has to order. We store no preferences of children, do not follow what they do and show them no advertising chosen for them. If a child has an account, tell us: we close it and erase its data.',
      ],
    },
    {
      heading: 'Where you are',
      paragraphs: [
        'Your city and pincode are kept in your own browser. Your position is asked for only when you press the button that says so, is rounded to about a hundred metres before it leaves your phone, and is not kept by us.',
      ],
    },
    {
      heading: counting,
      paragraphs: [
        'There are cookies that keep you signed in and remember your city and whether you chose light or dark colours. There are no advertising cookies, and none of this is shared with anyone outside Nukkad.',
        'We count, to make the next edition better: which pages are opened and read to the end, what is searched for and which answer is chosen, what is saved, shared, put in a bag, ordered or registered for, and sign-ins. With each goes the time, the city you look at, whether it is a phone or a desktop, where the visit came from, a number that this browser made for itself, and, while you are signed in, the number of your account.',
        'What we never store with it: your name, phone, address, password, the number of your bag or what you typed into a form. Your email is turned into a code that cannot be reversed. Phones and emails inside searched words are blotted out. Single events are deleted after ninety days; what stays are numbers of views a day.',
        'You can switch this off here for this browser; it takes effect at once. Switching it on again takes effect from the next page that you load.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The maker and the courier see the name, address and phone of the parcel they carry. An organiser sees the names on the tickets. The payment gateway sees what it needs to move the money. No one else, unless a court orders it.',
      ],
    },
    {
      heading: 'Your right to all of it',
      paragraphs: [
        'In your account, under Privacy, you get a copy of what we hold as a file, and there you can have all of it deleted. You can correct mistakes yourself, or write to us.',
        'Deleting closes the account at once and signs you out everywhere. You can reopen it within seven days. After that, all personal data is erased: profile, reviews, comments, saves, whom you follow, addresses, bag, what you looked at and searched for. Orders stay without your name, street and phone, and invoices as they were issued, for as long as tax law requires. Gifts that you have given still arrive. Pictures and videos that you uploaded for pages of the site, such as a post, a place or a product, stay there without your name. Refunds that arrive later go back to where you paid from; what cannot, we pay into your bank account when you write to us with the number of the order.',
        'You may name someone who exercises these rights for you after your death or when you cannot: write to the contact below. We answer each request about your data within a month.',
      ],
    },
    {
      heading: 'If data are lost or seen by others',
      paragraphs: [
        'We tell everyone concerned without delay by email or text message: what happened, what may follow from it, what we do and what you can do. The Data Protection Board of India is told as well, in detail within seventy-two hours.',
      ],
    },
    {
      heading: 'Questions and complaints about your data',
      paragraphs: [
        `Write to ${grievanceOfficer.name}, ${grievanceOfficer.email}, or use the page of complaints. If our answer does not settle it, you can complain to the Data Protection Board of India.`,
      ],
    },
  ],
}

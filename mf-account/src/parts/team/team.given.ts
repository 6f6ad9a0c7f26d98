import type { MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import type { WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'

export const editorUser = { role: 'editor', displayName: 'Meera', email: 'meera@nukkad.test' } as const

export const givenRequest = (parts: Partial<WholeRequest> = {}): WholeRequest => ({
  id: 7,
  name: 'Farida Khan',
  shop: 'Farida Prints',
  city: 'Delhi NCR',
  askedAt: '2026-11-27T10:00:00.000Z',
  dueOn: '2026-12-01',
  isLate: false,
  state: 'new',
  email: 'farida@example.in',
  phone: '9876543210',
  about: 'Stoles, printed by hand with blocks of our own.',
  link: { text: 'instagram.com/farida', href: 'https://instagram.com/farida' },
  answer: null,
  repeats: [],
  notes: [],
  hindrance: null,
  proposal: { name: 'Farida Prints', slug: 'farida-prints', maker: 'Farida Khan', city: 'delhi' },
  ...parts,
})

export const givenPeople = (parts: Partial<MerchantPeople> = {}): MerchantPeople => ({
  merchant: { slug: 'farida-prints', name: 'Farida Prints', maker: 'Farida Khan' },
  people: [
    { id: '12', name: 'Farida Khan', email: 'farida@example.in', since: '2026-11-28T10:00:00.000Z', isOwner: true },
  ],
  invitations: [],
  changed: null,
  ...parts,
})

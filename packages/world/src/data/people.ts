/** People of the demo world who can sign in; their password is `demoPassword`. */
export const people = [
  { email: 'ananya@nukkad.test', firstName: 'Ananya', lastName: 'Rao', role: 'user', city: 'delhi' },
  { email: 'kabir@nukkad.test', firstName: 'Kabir', lastName: 'Anand', role: 'user', city: 'mumbai' },
  { email: 'deepa@nukkad.test', firstName: 'Deepa', lastName: 'Iyengar', role: 'user', city: 'bangalore' },
  {
    email: 'farida@nukkad.test',
    firstName: 'Farida',
    lastName: 'Siddiqui',
    role: 'merchant',
    city: 'delhi',
    sells: 'dilli-dyers',
  },
  { email: 'meera@nukkad.test', firstName: 'Meera', lastName: 'Kapoor', role: 'editor', city: 'delhi' },
] as const

/** The campaign team. */
export const campaigner = {
  email: 'yamini@nukkad.test',
  firstName: 'Yamini',
  lastName: 'Menon',
  role: 'campaigner',
} as const

/** Works on the remotes. */
export const developer = {
  email: 'ishaan@nukkad.test',
  firstName: 'Ishaan',
  lastName: 'Dutta',
  role: 'developer',
} as const

/** Good enough for a demo on one's own machine, and for nothing else. */
export const demoPassword = 'chai-at-six-pm'

/** The address by which a maker of the demo world signs in at /merchant-signin, with the demo password. */
export const studioEmail = (slug: string): string => `studio@${slug}.example`

/** The address by which a place of the demo world signs in at its counter, with the demo password. */
export const counterEmail = (place: string): string => `counter@${place}.example`

/** argon2id of the demo password, written down because making it anew would need the API's own parts. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RO8Kwi50YGuHOsjDj+zMQg$Y8CJsSIWJXMci1BG5+/rE/jYkJXZPXWf5fyleTQ8UwI'

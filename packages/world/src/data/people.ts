/** Users of the demo data who can sign in; their password is `demoPassword`. */
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

/** The account of the campaign team. */
export const campaigner = {
  email: 'yamini@nukkad.test',
  firstName: 'Yamini',
  lastName: 'Menon',
  role: 'campaigner',
} as const

/** The account of the developers of remotes. */
export const developer = {
  email: 'ishaan@nukkad.test',
  firstName: 'Ishaan',
  lastName: 'Dutta',
  role: 'developer',
} as const

/** Acceptable only for a demo on a local machine. */
export const demoPassword = 'chai-at-six-pm'

/** The email address with which a maker of the demo data signs in at /merchant-signin, with the demo password. */
export const studioEmail = (slug: string): string => `studio@${slug}.example`

/** The email address with which a place of the demo data signs in at its counter, with the demo password. */
export const counterEmail = (place: string): string => `counter@${place}.example`

/** The argon2id hash of the demo password, hard-coded because computing it would need the API's own code. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RO8Kwi50YGuHOsjDj+zMQg$Y8CJsSIWJXMci1BG5+/rE/jYkJXZPXWf5fyleTQ8UwI'

import { campaigner, counterEmail, demoPassword, developer, people } from '@nukkad/world/people'
import type { Accounts } from './callers.ts'

const emailsOf = (role: 'user' | 'merchant' | 'editor') =>
  people.filter((one) => one.role === role).map(({ email }) => email)

/** The accounts of the demo data. */
export const demoAccounts = (operatorPassword: string): Accounts => ({
  emails: {
    user: emailsOf('user'),
    merchant: emailsOf('merchant'),
    editor: emailsOf('editor'),
    campaigner: [campaigner.email],
    place: [counterEmail('blue-tokai-hauz')],
    developer: [developer.email],
  },
  password: demoPassword,
  operatorPassword,
})

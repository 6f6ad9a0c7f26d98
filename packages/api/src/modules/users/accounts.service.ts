import * as closing from './closed-user.repository.ts'
import * as contacts from './contact.repository.ts'
import * as users from './user.repository.ts'

export type { UserRow as Account } from './user.repository.ts'

/** Accounts for signing in; each function takes the connection or transaction first. */
export const accounts = {
  byId: users.userById,
  byEmail: users.userByEmail,
  /** Undefined when the email address has an account already. */
  add: users.insertUser,
  setPassword: users.setPassword,
  /** False when the role has changed meanwhile. */
  changeRole: users.changeRole,
  markEmailVerified: contacts.markEmailVerified,
  noteSeen: users.noteSeen,
  setEmail: contacts.setEmail,
  setPhone: contacts.setPhone,
  markClosed: closing.markClosed,
  markErased: closing.markErased,
  isClosed: closing.isClosed,
  reopen: closing.reopen,
} as const

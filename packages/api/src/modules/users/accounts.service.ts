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
  markEmailVerified: users.markEmailVerified,
  noteSeen: users.noteSeen,
  setEmail: users.setEmail,
  setPhone: users.setPhone,
  markClosed: users.markClosed,
  markErased: users.markErased,
  isClosed: users.isClosed,
  reopen: users.reopen,
} as const

import { type StaffRole, staffRoles } from '@nukkad/contracts/roles'
import type { Described } from './operations.ts'
import type { FuzzRequest } from './requests.ts'
import type { Send } from './send.ts'

/** Roles that sign in with an account; `user` is a shopper. */
type AccountRole = 'user' | StaffRole
const accountRoles: readonly AccountRole[] = ['user', ...staffRoles]

/** Who makes a call: a guest, an account, or the operators with their password. */
export type FuzzRole = 'guest' | AccountRole | 'operator'
const fuzzRoles: readonly FuzzRole[] = ['guest', ...accountRoles, 'operator']

/** The accounts to sign in with, by role; several shoppers, since some limits count per user and not per address. */
export interface Accounts {
  readonly emails: Readonly<Record<AccountRole, readonly string[]>>
  readonly password: string
  readonly operatorPassword: string
}

export interface Callers {
  /** The Authorization of a caller; undefined for a guest. */
  authorization(role: FuzzRole, turn: number): Promise<string | undefined>
  /** Forgets an ended session: the next call signs in again. */
  forget(role: FuzzRole, turn: number): void
}

/** Signs in as a browser would. */
export function callersOf(send: Send, { emails, password, operatorPassword }: Accounts): Callers {
  const tokens = new Map<string, Promise<string>>()
  const emailOf = (role: AccountRole, turn: number): string => emails[role][turn % emails[role].length] ?? ''
  async function signIn(username: string): Promise<string> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ username, password })
    const answer = await send({ method: 'POST', path: '/v4/auth/signin', headers, body })
    if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status} ${answer.body}`)
    return `Bearer ${JSON.parse(answer.body).data.jwt_token.access_token}`
  }
  return {
    async authorization(role, turn) {
      if (role === 'guest') return undefined
      if (role === 'operator') return `Basic ${Buffer.from(`operator:${operatorPassword}`).toString('base64')}`
      const email = emailOf(role, turn)
      const token = tokens.get(email) ?? signIn(email)
      tokens.set(email, token)
      return token
    },
    forget(role, turn) {
      if (role !== 'guest' && role !== 'operator') tokens.delete(emailOf(role, turn))
    },
  }
}

/** Half of the calls are made by a role that the call is for, the others by all roles in turn. */
export function callerFor({ security }: Described, turn: number): FuzzRole {
  if (turn % 2 === 1) return fuzzRoles[Math.floor(turn / 2) % fuzzRoles.length] ?? 'guest'
  const [wanted] = security.flatMap((one) => Object.entries(one))
  if (!wanted) return 'guest'
  const [scheme, [role]] = wanted
  return scheme === 'operator' ? 'operator' : (accountRoles.find((one) => one === role) ?? 'user')
}

export const withCaller = (request: FuzzRequest, authorization: string | undefined): FuzzRequest =>
  authorization ? { ...request, headers: { ...request.headers, authorization } } : request

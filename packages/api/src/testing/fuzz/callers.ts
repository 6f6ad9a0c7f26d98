import type { Described } from './operations.ts'
import type { FuzzRequest } from './requests.ts'
import type { Send } from './send.ts'

export type Role = 'guest' | 'shopper' | 'merchant' | 'editor' | 'campaigner' | 'operator'

/**
 * The accounts to sign in with, by role; more than one shopper, since some limits count per user and not per address.
 */
export interface Accounts {
  readonly shoppers: readonly string[]
  readonly merchant: string
  readonly editor: string
  readonly campaigner: string
  readonly password: string
  readonly operatorPassword?: string | undefined
}

export interface Callers {
  /** The Authorization of a caller; undefined for a guest. */
  authorization(role: Role, turn: number): Promise<string | undefined>
  /** Forgets an ended session: the next call signs in again. */
  forget(role: Role, turn: number): void
}

/** Signs in as a browser would. */
export function callersOf(send: Send, { shoppers, password, operatorPassword, ...staff }: Accounts): Callers {
  const tokens = new Map<string, Promise<string>>()
  const emailOf = (role: Role, turn: number): string =>
    isStaff(role) ? staff[role] : (shoppers[turn % shoppers.length] ?? '')
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
      if (role === 'operator') {
        return operatorPassword && `Basic ${Buffer.from(`operator:${operatorPassword}`).toString('base64')}`
      }
      const email = emailOf(role, turn)
      const token = tokens.get(email) ?? signIn(email)
      tokens.set(email, token)
      return token
    },
    forget: (role, turn) => void tokens.delete(emailOf(role, turn)),
  }
}

const staffRoles = ['merchant', 'editor', 'campaigner'] as const
const isStaff = (role: Role): role is (typeof staffRoles)[number] => (staffRoles as readonly Role[]).includes(role)
const roles: readonly Role[] = ['guest', 'shopper', ...staffRoles, 'operator']

/** Half of the calls are made by a role that the call is for. */
export function callerFor({ security }: Described, turn: number): Role {
  if (turn % 2 === 1) return roles[Math.floor(turn / 2) % roles.length] as Role
  const [wanted] = security.flatMap((one) => Object.entries(one))
  if (!wanted) return 'guest'
  const [scheme, [role]] = wanted
  return scheme === 'operator' ? 'operator' : ((role as Role | undefined) ?? 'shopper')
}

export const withCaller = (request: FuzzRequest, authorization: string | undefined): FuzzRequest =>
  authorization ? { ...request, headers: { ...request.headers, authorization } } : request

import { Invalid } from '../../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** argon2id with 19 MB and two rounds: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Loaded with the first password: it takes nine megabytes, which a process that verifies none saves. */
const openArgon2 = () => import('@node-rs/argon2')

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await openArgon2()
  return hash(password, cost)
}

/** The hash that unknown accounts are compared with, so that they take as long as known ones. */
let nobodys: Promise<string> | undefined

/** Compares a password with the account's hash; without a hash it takes as long and returns false. */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const { verify } = await openArgon2()
  const isRight = await verify(stored ?? (await nobodys), password)
  return isRight && Boolean(stored)
}

/** Refuses passwords that an attacker would try first; the contract limits the length. */
export function refuseWeak(password: string, email: string, field = 'password'): void {
  const [name = ''] = email.split('@')
  const isName = name.length >= 4 && password.toLowerCase().replace(/[\d\W_]+$/, '') === name
  if (isCommonPassword(password) || isName || password.toLowerCase() === email) {
    throw new Invalid({ [field]: 'is too easy to guess; choose another' }, 'This password is too easy to guess.')
  }
}

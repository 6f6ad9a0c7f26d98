import { Invalid } from '../../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** argon2id with 19 MB and two rounds: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Loaded with the first password: nine megabytes that a process without any does not need. */
const openArgon2 = () => import('@node-rs/argon2')

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await openArgon2()
  return hash(password, cost)
}

/** What an unknown account is compared with, so that it takes as long as a known one. */
let nobodys: Promise<string> | undefined

/** Compares with the account's hash; without one it takes as long and is never right. */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const { verify } = await openArgon2()
  const isRight = await verify(stored ?? (await nobodys), password)
  return isRight && Boolean(stored)
}

/** Refuses what a guesser would try first; length is the contract's. */
export function refuseWeak(password: string, email: string, field = 'password'): void {
  const [name = ''] = email.split('@')
  const isName = name.length >= 4 && password.toLowerCase().replace(/[\d\W_]+$/, '') === name
  if (isCommonPassword(password) || isName || password.toLowerCase() === email) {
    throw new Invalid({ [field]: 'is too easy to guess; choose another' }, 'This password is too easy to guess.')
  }
}

import { messages } from '@nukkad/contracts'
import { ApiError } from '@nukkad/platform'

/** Where an error belongs in a form; `form` is for what concerns no field. */
export type Refusal = Partial<Record<'email' | 'password' | 'otp' | 'firstName' | 'form', string>>

const generic = 'We could not sign you in. Check what you typed and try again.'

/** The two refusals of a password that the server spells out belong to their field; the rest is said in general. */
export function refusalOfSignIn(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { form: generic }
  if (error.message === messages.emailUnknown) return { email: error.message }
  if (error.message === messages.passwordWrong) return { password: error.message }
  return { form: isWorthSaying(error) ? error.message : generic }
}

/** A phone that can't be one is said at the field, in the server's sentence. */
export function refusalOfContact(error: unknown): Refusal {
  return error instanceof ApiError && error.fields.phone ? { email: error.message } : refusalOfSignIn(error)
}

/** An account that exists already is said at the email; the server's texts may carry a prefix that is not for people. */
export function refusalOfSignUp(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { form: generic }
  const message = error.message.replace(/^ValidationError:\s*/, '')
  if (error.status === 409) return { email: message }
  const { email, password, firstName } = error.fields
  if (email || password || firstName)
    return {
      email: email && sentenceOf('This address', email),
      password: password && sentenceOf('This password', password),
      firstName: firstName && sentenceOf('Your first name', firstName),
    }
  return { form: message }
}

/** A code is refused with a sentence of its own: wrong, too old, too many tries. */
export function refusalOfCode(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { form: generic }
  return isWorthSaying(error) ? { form: error.message } : { otp: error.message }
}

/** No answer, too many tries or a fault of ours: the sentence tells what to do, so it is shown as it is. */
const isWorthSaying = ({ offline, status }: ApiError) => offline || status === 429 || status >= 500

/** The server says of a field what it is ("is too easy to guess"); here that becomes a sentence. */
export const sentenceOf = (subject: string, said: string): string =>
  /^[a-z]/.test(said) ? `${subject} ${said.replace(/\.$/, '')}.` : said

import { messages } from '@nukkad/contracts'
import { ApiError } from '@nukkad/platform'

/** Error messages by form field; `form` is for errors that belong to no field. */
export type Refusal = Partial<Record<'email' | 'password' | 'otp' | 'firstName' | 'form', string>>

const generic = 'We could not sign you in. Check what you typed and try again.'

/** The API's two specific sign-in errors are shown at their field; any other error in general. */
export function refusalOfSignIn(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { form: generic }
  if (error.message === messages.emailUnknown) return { email: error.message }
  if (error.message === messages.passwordWrong) return { password: error.message }
  return { form: isWorthSaying(error) ? error.message : generic }
}

/** An invalid phone number is shown at the field, with the API's message. */
export function refusalOfContact(error: unknown): Refusal {
  return error instanceof ApiError && error.fields.phone ? { email: error.message } : refusalOfSignIn(error)
}

/** An existing account is shown at the email field; a technical prefix is removed from the API's message. */
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

/** Error messages for a code: wrong, expired, or too many attempts. */
export function refusalOfCode(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { form: generic }
  return isWorthSaying(error) ? { form: error.message } : { otp: error.message }
}

/** For no response, rate limiting or a server error the message says what to do, so it is shown as is. */
const isWorthSaying = ({ offline, status }: ApiError) => offline || status === 429 || status >= 500

/** Turns the API's predicate about a field ("is too easy to guess") into a sentence. */
export const sentenceOf = (subject: string, said: string): string =>
  /^[a-z]/.test(said) ? `${subject} ${said.replace(/\.$/, '')}.` : said

import { Refusal, Unauthorized } from '../../../errors.ts'

const instead = 'Sign in with a code by email instead, or try again.'

/** The token is not valid. */
export const refused = () => new Unauthorized(`The response from Google is not valid. ${instead}`)

/** The token is valid, but its email address is not verified by Google. */
export const unverified = () => new Unauthorized(`Google has not verified this address yet. ${instead}`)

/** Google's configuration or keys cannot be fetched. */
export const away = () => new Refusal('upstream', `Google is not responding right now. ${instead}`)

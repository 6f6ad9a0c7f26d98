import { Refusal, Unauthorized } from '../../../errors.ts'

const instead = 'Sign in with a code by mail instead, or try again.'

/** The token does not count. */
export const refused = () => new Unauthorized(`Google’s answer did not count. ${instead}`)

/** The token counts, and its address is not proven to Google. */
export const unverified = () => new Unauthorized(`Google has not verified this address yet. ${instead}`)

/** Google's configuration or keys cannot be had. */
export const away = () => new Refusal('upstream', `Google does not answer just now. ${instead}`)

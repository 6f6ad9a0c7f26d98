import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What there is, the smallest first: it wins where a browser takes several as gladly. */
const offered = ['br', 'gzip']

/** The encoding of an answer, by the request's `accept-encoding`. */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  (header === undefined ? null : (negotiate(header, offered) as Encoding | null)) ?? 'identity'

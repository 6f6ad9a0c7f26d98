import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The offered encodings, the smallest first: it wins where a browser has no preference. */
const offered = ['br', 'gzip']

/** The encoding of a response, by the request's `accept-encoding`. */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  (header === undefined ? null : (negotiate(header, offered) as Encoding | null)) ?? 'identity'

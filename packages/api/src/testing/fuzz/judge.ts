/** The answer to a request. */
export interface FuzzAnswer {
  readonly status: number
  readonly body: string
  readonly milliseconds: number
}

/** How long a client waits for an answer before giving up, in milliseconds. */
export const longestAnswer = 5_000

/** No refusal needs more characters: a longer one is an echo of what was sent. */
const longestRefusal = 200_000

const traces = [
  /\bat .{1,200}\.[cm]?[jt]s:\d+:\d+/,
  /node_modules|PostgresError|FST_ERR_/,
  /syntax error at or near|violates \S+ constraint|relation "\S+" does not exist|invalid input syntax/i,
  /\bselect\b[^"]{1,300}\bfrom\b[^"]{1,300}\bwhere\b[^"]{1,60}\$\d/i,
]

/** The fault of an unacceptable answer, in words; undefined when the answer is fine. */
export function faultOf({ status, body, milliseconds }: FuzzAnswer): string | undefined {
  // An external service that is unavailable here is not our fault, and the answer says so.
  const isUpstream = status === 502 && body.includes('"code":"upstream"')
  if (status >= 500 && !isUpstream) return `answered ${status}`
  if (status >= 400 && body.length > longestRefusal) return `was refused with ${body.length} characters`
  if (milliseconds > longestAnswer) return `answered after ${Math.round(milliseconds)} ms`
  const trace = traces.find((pattern) => pattern.test(body))
  return trace ? `shows what is inside: ${trace.exec(body)?.[0].slice(0, 120)}` : undefined
}

import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { FromProcess, RenderedAnswer, SlotResult } from './render-messages.ts'

const Call = Type.Object({
  kind: Type.Literal('ask'),
  call: Type.Integer({ minimum: 1 }),
  method: Type.Enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: Type.String({ maxLength: 16_384 }),
  headers: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 8_192, pattern: '^[^\\r\\n\\0]*$' })),
})
const Job = Type.Integer({ minimum: 1 })
const Fault = Type.Object({ message: Type.String(), stack: Type.String() })
const Answer = Compile(
  Type.Union([
    Type.Object({ kind: Type.Union([Type.Literal('up'), Type.Literal('pong')]) }),
    Type.Object({ kind: Type.Literal('loaded'), fault: Type.Optional(Fault) }),
    Type.Object({ kind: Type.Literal('threw'), job: Job, fault: Fault }),
    Call,
    Type.Object({
      kind: Type.Literal('rendered'),
      job: Job,
      htmlBytes: Type.Integer({ minimum: 0 }),
      hasState: Type.Boolean(),
    }),
  ]),
)

/**
 * Validates the message of a render process: a bundle may have changed anything that the message was made with. What a
 * message says about a page is checked by `pageFault`, as it is not a sign of a damaged process.
 */
export const answerIn = (head: unknown): FromProcess | undefined =>
  Answer.Check(head) ? (head as FromProcess) : undefined

/** The result with its parts of the body; undefined if the state could break out of its script element. */
export function resultOf(answer: RenderedAnswer, body: Buffer): SlotResult | undefined {
  const { kind: _, job: _job, htmlBytes, hasState, ...rest } = answer
  const html = body.subarray(0, htmlBytes)
  const state = hasState && body.length > htmlBytes ? body.subarray(htmlBytes) : null
  return state?.includes('<') ? undefined : { ...rest, html, state }
}

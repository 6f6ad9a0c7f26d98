import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Nullable, Timestamp } from '../../schema.ts'

const Checked = Type.Object({
  name: Type.String(),
  area: Type.String(),
  says: Type.String({ description: 'what must hold, as a sentence' }),
  holds: Type.Boolean(),
  findings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() }), { description: 'the first twenty' }),
  failure: Nullable(Type.String({ description: 'why it could not be looked at' })),
  milliseconds: Type.Integer(),
})

/** The content of the operators' page as data, for monitoring a running Nukkad. */
export const lookAtProof = {
  method: 'GET',
  url: '/operations/proof',
  access: 'operator',
  summary: 'What must hold of money, stock, orders and ledger, looked at now; and what waits too long',
  tags: ['operations'],
  schema: {
    response: {
      200: Data(Type.Object({ at: Timestamp, invariants: Type.Array(Checked), waiting: Type.Array(Checked) })),
    },
  },
} as const satisfies Endpoint

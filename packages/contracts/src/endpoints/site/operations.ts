import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Nullable, Timestamp } from '../../schema.ts'

const Checked = Type.Object({
  name: Type.String(),
  area: Type.String(),
  says: Type.String({ description: 'invariant, as a sentence' }),
  holds: Type.Boolean(),
  findings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() }), {
    description: 'the first twenty findings',
  }),
  failure: Nullable(Type.String({ description: 'reason why the check could not run' })),
  milliseconds: Type.Integer(),
})

/** The content of the operators' page as data, for monitoring a running Nukkad. */
export const lookAtProof = {
  method: 'GET',
  url: '/operations/proof',
  access: 'operator',
  summary: 'Checks the invariants of money, stock, orders and ledger, and lists overdue tasks',
  tags: ['operations'],
  schema: {
    response: {
      200: Data(Type.Object({ at: Timestamp, invariants: Type.Array(Checked), waiting: Type.Array(Checked) })),
    },
  },
} as const satisfies Endpoint

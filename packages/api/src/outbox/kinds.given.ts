declare module './outbox-entry.ts' {
  interface OutboxPayloads {
    readonly [kind: `test-${number}`]: object
  }
}

let kinds = 0

/** A kind of work that no module handles. */
export const newKind = () => `test-${++kinds}` as const

import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Delivery } from './delivery.ts'
import type { CustomerEntity, OrderEntity, PaymentEntity, RefundEntity } from './entities.ts'
import type { InvoiceEntity, PlanEntity, SubscriptionEntity } from './subscription-entities.ts'
import type { Mandate } from './subscriptions/mandate.ts'

interface Collections {
  readonly orders: Map<string, OrderEntity>
  readonly payments: Map<string, PaymentEntity>
  readonly refunds: Map<string, RefundEntity>
  readonly customers: Map<string, CustomerEntity>
  readonly plans: Map<string, PlanEntity>
  readonly subscriptions: Map<string, SubscriptionEntity>
  readonly invoices: Map<string, InvoiceEntity>
  /** The bank's own record of a mandate, which callers never see. */
  readonly mandates: Map<string, Mandate>
  /** Seconds by which the clock of subscriptions is ahead, under the single id `clock`. */
  readonly clocks: Map<string, { readonly id: string; readonly ahead: number }>
  /** Webhooks, both delivered and still to be delivered. */
  readonly deliveries: Map<string, Delivery>
  /** Responses to calls that carried an idempotency key. */
  readonly answers: Map<string, { readonly id: string; readonly request: string; readonly refundId: string }>
}
type Kind = keyof Collections

export interface GatewayStore extends Collections {
  /** Stores the current state of a row; it is on disk when this returns. */
  keep<K extends Kind>(
    kind: K,
    row: Collections[K] extends Map<string, infer Row> ? Row & { readonly id: string } : never,
  ): void
}

const kinds: readonly Kind[] = [
  ...(['orders', 'payments', 'refunds', 'customers', 'deliveries', 'answers'] as const),
  ...(['plans', 'subscriptions', 'invoices', 'mandates', 'clocks'] as const),
]

/**
 * The whole state of the stand-in, in one journal: a line per change, of which the last one of an id counts. A
 * truncated last line (the process was killed while writing) is skipped; the lines before it are kept.
 */
export function openGatewayStore(folder: string): GatewayStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const journal = path.join(folder, 'journal.ndjson')
  const collections = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as unknown as Collections
  for (const line of linesOf(journal)) {
    const [kind, row] = line
    ;(collections[kind] as Map<string, unknown>).set(row.id, row)
  }
  const compact = kinds.flatMap((kind) => [...collections[kind].values()].map((row) => JSON.stringify([kind, row])))
  writeFileSync(`${journal}.part`, compact.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  renameSync(`${journal}.part`, journal)

  return {
    ...collections,
    keep(kind, row) {
      ;(collections[kind] as Map<string, unknown>).set(row.id, row)
      appendFileSync(journal, `${JSON.stringify([kind, row])}\n`)
    },
  }
}

function linesOf(file: string): [Kind, { id: string }][] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line)] : []
    } catch {
      return []
    }
  })
}

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { type Accounts, callerFor, callersOf, type FuzzRole, withCaller } from './callers.ts'
import { type FuzzAnswer, faultOf, longestAnswer } from './judge.ts'
import { KnownNames } from './known-names.ts'
import { type Described, operationsOf, type ReadDocument } from './operations.ts'
import { written } from './request-bodies.ts'
import { type FuzzRequest, plansOf } from './requests.ts'
import type { Send } from './send.ts'

export interface FuzzOptions {
  readonly send: Send
  readonly accounts: Accounts
  /** Requests per call. */
  readonly perCall: number
  readonly seed: number
  /** Called with each finding as it is made, written so that the request can be repeated. */
  readonly tell?: (finding: string) => void
}

export interface FuzzResult {
  readonly sent: number
  readonly findings: readonly string[]
  readonly byStatus: Readonly<Record<number, number>>
  /** Calls that succeeded at least once. */
  readonly done: ReadonlySet<string>
  /** Calls that were refused for their rate limit. */
  readonly limited: ReadonlySet<string>
}

/**
 * Sends schema-near and hostile requests to every call of the document, in all roles. The same seed sends the same
 * requests, also if other calls were added.
 */
export async function runFuzz({ send, accounts, perCall, seed, tell }: FuzzOptions): Promise<FuzzResult> {
  const document: ReadDocument = JSON.parse((await send({ method: 'GET', path: '/openapi.json', headers: {} })).body)
  const callers = callersOf(send, accounts)
  const names = new KnownNames()
  const findings: string[] = []
  const byStatus: Record<number, number> = {}
  const done = new Set<string>()
  const limited = new Set<string>()
  let sent = 0

  async function one(operation: Described, request: FuzzRequest, role: FuzzRole, turn: number): Promise<void> {
    const dressed = withCaller(request, await callers.authorization(role, turn))
    sent += 1
    try {
      const answer = await send(dressed)
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1
      if (answer.status < 400) done.add(operation.operationId)
      if (answer.status === 429) limited.add(operation.operationId)
      if (answer.status === 401 || operation.operationId === 'logout') callers.forget(role, turn)
      if (answer.status < 300) names.learn(parsed(answer.body))
      const fault = faultOf({ ...answer, milliseconds: await shorterOfTwo(answer, () => send(dressed)) })
      if (fault) found(operation, role, dressed, `${fault}: ${answer.body.slice(0, 200)}`)
    } catch (error) {
      const health = await send({ method: 'GET', path: '/healthz', headers: {} }).catch(() => undefined)
      found(operation, role, dressed, `${error}; afterwards the process ${health ? 'lives' : 'is dead'}`)
    }
  }
  function found({ operationId }: Described, role: FuzzRole, request: FuzzRequest, fault: string): void {
    const finding = `${operationId} as ${role}: ${fault}\n  ${JSON.stringify(shortened(request))}`
    findings.push(finding)
    tell?.(finding)
  }

  const operations = operationsOf(document)
  const rounds = operations.map((operation) => ({
    operation,
    plans: fc.sample(plansOf(operation, document.components.schemas), {
      numRuns: perCall,
      seed: seedOf(operation, seed),
    }),
  }))
  // Round by round and not call by call: the ids that one call returns are used by others.
  for (let turn = 0; turn < perCall; turn += 1) {
    for (const { operation, plans } of rounds) {
      const plan = plans[turn]
      if (plan) await one(operation, written(operation, plan, names), callerFor(operation, turn), Math.floor(turn / 2))
    }
  }
  return { sent, findings, byStatus, done, limited }
}

/** Follows from the name of the call, so that a new call changes the requests of no other. */
const seedOf = ({ operationId }: Pick<Described, 'operationId'>, seed: number): number =>
  createHash('sha256').update(`${seed} ${operationId}`).digest().readInt32BE()

/** The machine may be busy for a moment; a request that is really too slow is slow a second time. In milliseconds. */
async function shorterOfTwo({ milliseconds }: FuzzAnswer, again: () => Promise<FuzzAnswer>): Promise<number> {
  return milliseconds > longestAnswer ? Math.min(milliseconds, (await again()).milliseconds) : milliseconds
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Abbreviates long runs of one letter by their length. */
const shortened = (request: FuzzRequest): FuzzRequest => ({
  ...request,
  ...(request.body && { body: request.body.replace(/(.)\1{999,}/g, (run, letter) => `${letter}×${run.length} `) }),
})

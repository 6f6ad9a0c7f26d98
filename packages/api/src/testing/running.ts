import type { RunningPostgres } from '../postgres/start-postgres.ts'

/** What set-up starts and tear-down ends; jest loads the two with separate module registries. */
interface Running {
  postgres?: RunningPostgres
  folder?: string
}
const key = Symbol.for('nukkad.test-postgres')
const place = globalThis as unknown as Record<symbol, Running | undefined>
place[key] ??= {}
export const running: Running = place[key]

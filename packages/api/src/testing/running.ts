import type { RunningPostgres } from '../postgres/start-postgres.ts'

/** What set-up started and tear-down ends; jest loads the two with module registries of their own. */
interface Running {
  postgres?: RunningPostgres
  folder?: string
}
const key = Symbol.for('nukkad.test-postgres')
const place = globalThis as unknown as Record<symbol, Running | undefined>
place[key] ??= {}
export const running: Running = place[key]

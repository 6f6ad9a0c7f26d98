import { BadSetting } from '@nukkad/contracts/settings'
import { watchAncestors } from './ancestors.ts'
import { type Death, Running } from './running.ts'

export interface Supervision {
  /** the number of processes above this one up to and including npm */
  readonly generations: number
  /** whether a process that crashes is restarted; in development the next save does that */
  readonly bringsBack: boolean
}

/**
 * A single crash is an accident; a process that keeps crashing within a minute will not be fixed by another restart.
 */
function deathWatch(most = 3, within = 60_000): () => boolean {
  const deaths: number[] = []
  return () => {
    deaths.push(Date.now())
    return deaths.filter((at) => at > Date.now() - within).length > most
  }
}

/** A crash has another code or signal; our processes exit with 0 when they are asked to end. */
const wasAskedTo = ({ how }: Death) => how === 0 || how === 'SIGTERM' || how === 'SIGINT'

/**
 * Starts processes, restarts those that crash, and ends all of them together: on Ctrl-C, when one of them or npm above
 * is asked to end, and when one keeps crashing.
 */
export async function keepRunning(
  { generations, bringsBack }: Supervision,
  startAll: (running: Running) => Promise<void>,
): Promise<void> {
  const isTooOften = deathWatch()
  const stop = (code: number) => void running.stop().then(() => process.exit(code))
  const running = new Running((death) => {
    if (wasAskedTo(death)) {
      console.error(`${death.name} was told to stop, so everything stops.`)
      return stop(0)
    }
    console.error(`${death.name} exited unexpectedly (${death.how}); its last output is in ${death.log}`)
    // The database is not restarted by a save.
    if (!bringsBack && death.name !== 'postgres') return
    if (isTooOften()) return stop(1)
    running.restart(death.name).catch((error: Error) => {
      console.error(error.message)
      stop(1)
    })
  })
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  watchAncestors(generations, () => stop(0))
  try {
    await startAll(running)
  } catch (error) {
    // An interruption by Ctrl-C needs no explanation.
    if (running.isEnding) return
    console.error(error instanceof BadSetting ? error.message : error instanceof Error ? error.message : error)
    await running.stop()
    process.exit(1)
  }
}

import { BadSetting } from '@nukkad/contracts/settings'
import { watchAncestors } from './ancestors.ts'
import { type Death, Running } from './running.ts'

export interface Supervision {
  /** how many processes stand above this one up to npm, which is one of them */
  readonly generations: number
  /** whether a process that dies by itself is started again; the next save does that in development */
  readonly bringsBack: boolean
}

/** One death is an accident; a process that keeps dying within a minute will not get better by another start. */
function deathWatch(most = 3, within = 60_000): () => boolean {
  const deaths: number[] = []
  return () => {
    deaths.push(Date.now())
    return deaths.filter((at) => at > Date.now() - within).length > most
  }
}

/** A crash has another code or signal; ours end with 0 when they are told to. */
const wasAskedTo = ({ how }: Death) => how === 0 || how === 'SIGTERM' || how === 'SIGINT'

/**
 * Starts processes, starts those again that crash, and ends all of them together: with Ctrl-C, when one of them or npm
 * above us is told to end, and when one keeps dying.
 */
export async function keepRunning(
  { generations, bringsBack }: Supervision,
  startAll: (running: Running) => Promise<void>,
): Promise<void> {
  const isTooOften = deathWatch()
  const stop = (code: number) => void running.stop().then(() => process.exit(code))
  const running = new Running((death) => {
    if (wasAskedTo(death)) {
      console.error(`${death.name} was told to end, so everything ends.`)
      return stop(0)
    }
    console.error(`${death.name} ended unexpectedly (${death.how}); its last words are in ${death.log}`)
    // The database has no next save to wait for.
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
    // What Ctrl-C broke off needs no explanation.
    if (running.isEnding) return
    console.error(error instanceof BadSetting ? error.message : error instanceof Error ? error.message : error)
    await running.stop()
    process.exit(1)
  }
}

import { withSecrets } from './credentials/secret.ts'
import { BadSetting, readSettings } from './settings.ts'
import { CannotStart, type RunningApi, startApi } from './start-api.ts'

/** An end that waits longer than this after draining is cut short: a database that hangs would delay it for ever. */
const impatienceMs = 20_000

function endWith(api: RunningApi, drainSeconds: number): void {
  const fail = (why: string) => {
    console.error(`The API did not end cleanly: ${why}`)
    process.exit(1)
  }
  const stop = () => {
    setTimeout(() => fail('it waited too long for the database.'), drainSeconds * 1000 + impatienceMs).unref()
    api.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Starts the API; any problem that a person can fix is reported in one sentence, with exit code 1. */
async function main(): Promise<void> {
  try {
    const settings = readSettings(withSecrets(process.env))
    const api = await startApi(settings)
    console.log(`API ready at ${api.url}`)
    endWith(api, settings.DRAIN_SECONDS)
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof CannotStart)) throw error
    console.error(error.message)
    // What had been started by then must not keep the process.
    process.exit(1)
  }
}

void main()

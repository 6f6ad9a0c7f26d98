import { withSecrets } from './credentials/secret.ts'
import { BadSetting, readSettings } from './settings.ts'
import { CannotStart, startApi } from './start-api.ts'

/** Starts the API; any problem that a person can fix is reported in one sentence, with exit code 1. */
async function main(): Promise<void> {
  try {
    const api = await startApi(readSettings(withSecrets(process.env)))
    console.log(`API ready at ${api.url}`)
    const stop = () => void api.stop().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof CannotStart)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

void main()

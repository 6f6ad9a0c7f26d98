import { readSettings } from './settings.ts'
import { shellParts } from './shell-parts.ts'
import { startFault } from './start-fault.ts'
import { type RunningShell, startShell } from './start-shell.ts'

const impatienceMs = 15_000

function endWith(shell: RunningShell, drainSeconds: number): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), drainSeconds * 1000 + impatienceMs).unref()
    void shell.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  // The process that started this one is gone, for whatever reason.
  process.once('disconnect', end)
}

async function main(): Promise<void> {
  try {
    const settings = readSettings()
    endWith(await startShell(settings, shellParts(settings)), settings.DRAIN_SECONDS)
  } catch (error) {
    console.error(startFault(error))
    process.exit(1)
  }
}

void main()

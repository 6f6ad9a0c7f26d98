import { BadSetting, readSettings } from './settings.ts'
import { shellParts } from './shell-parts.ts'
import { type RunningShell, startShell } from './start-shell.ts'

function sentence(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: end that one or set PORT to another.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`
  return error instanceof BadSetting ? message : `The shell did not start. ${message}`
}

const impatienceMs = 10_000

function endWith(shell: RunningShell): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), impatienceMs).unref()
    void shell.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  // Whoever started us is gone, however that came about.
  process.once('disconnect', end)
}

try {
  endWith(await startShell(readSettings(), shellParts()))
} catch (error) {
  console.error(sentence(error))
  process.exit(1)
}

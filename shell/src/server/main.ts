import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadSetting, readSettings } from './settings.ts'
import { namesIn, type RunningShell, type ShellParts, startShell } from './start-shell.ts'

const beside = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The build lies as deep as the sources, so that all but the worker is found from both. */
export const shellParts = (): ShellParts => ({
  workerFile: beside(import.meta.url.endsWith('.ts') ? './render/render-worker.ts' : './render-worker.mjs'),
  assetsFolder: beside('../../dist/browser'),
  notBuiltYet: namesIn(beside('../../../packages/contracts/not-built-yet')),
  platformVersion: JSON.parse(readFileSync(beside('../../../packages/platform/package.json'), 'utf8')).version,
})

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

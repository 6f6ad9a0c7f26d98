import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Load } from './load.ts'

/**
 * Whether wrk is installed (from Debian, for instance). It uses so little of the machine that it shows what a server
 * can do.
 */
export function hasWrk(): boolean {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' })
  } catch (error) {
    // wrk prints its version and exits with 1.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
  return true
}

const script = (paths: readonly string[], headers: Readonly<Record<string, string>>) => `
local paths = { ${paths.map((one) => JSON.stringify(one)).join(', ')} }
local at = 0
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary, latency)
  local errors = summary.errors
  print(string.format("%.3f %d %d %d", summary.requests / summary.duration * 1e6, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`

/**
 * Loads these addresses in turn over 16 keep-alive connections; `failed` counts every response that is not 2xx or 3xx.
 */
export async function loadByWrk(
  origin: string,
  {
    seconds = 3,
    paths = ['/'],
    headers = {},
  }: { seconds?: number; paths?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-wrk-'))
  try {
    const file = path.join(folder, 'load.lua')
    writeFileSync(file, script(paths, headers))
    const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c16', `-d${seconds}s`, '-s', file, origin])
    const [perSecond, p50, p99, failed] = (stdout.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
    if (![perSecond, p50, p99, failed].every(Number.isFinite)) throw new Error(`wrk returned:\n${stdout}`)
    return {
      perSecond: perSecond as number,
      p50: (p50 as number) / 1000,
      p99: (p99 as number) / 1000,
      failed: failed as number,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

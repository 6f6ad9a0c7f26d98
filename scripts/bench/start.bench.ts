import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median } from './harness/load.ts'
import { root } from './harness/system.ts'

const secondStarts = 5
const limits = { first: 65, second: 3.5 }
/** The first of the ports used here, which none of our other programs uses. */
const firstPort = 3300
const ports = ['PORT', 'API_PORT', 'SANDBOX_PORT', 'SMTP_PORT', 'IMAGES_PORT', 'REGISTRY_PORT', 'PGPORT']

/** Seconds from the command to the line that says everything is up, in the clone's present state. */
async function start(clone: string): Promise<number> {
  const began = performance.now()
  const env = {
    ...process.env,
    ...Object.fromEntries(ports.map((name, at) => [name, String(firstPort + at)])),
    NUKKAD_HOME: path.join(clone, '.nukkad'),
  }
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await upOf(child)
    return (performance.now() - began) / 1000
  } finally {
    child.kill('SIGTERM')
    await groupGone(child.pid as number)
  }
}

/** Resolves when no process of the group is left: `npm` ends before the command that it started. */
async function groupGone(group: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-group, 0)
    } catch {
      return
    }
    await setTimeout(50)
  }
}

function upOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('Nukkad is up')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`npm start exited with ${code}:\n${said}`)))
  })
}

/**
 * `npm run bench -- start`: a bare clone of the committed state, started once (packages from npm's cache or the
 * network, everything built, the demo data seeded) and five more times. Nothing else should run meanwhile.
 */
export async function bench(): Promise<boolean> {
  const clone = mkdtempSync(path.join(tmpdir(), 'nukkad-start-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    const first = await start(clone)
    const again: number[] = []
    for (let times = 0; times < secondStarts; times++) again.push(await start(clone))
    const second = median(again)
    const say = (name: string, seconds: number, limit: number) =>
      console.log(`${seconds <= limit ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s (wanted ${limit} s)`)
    say('first start ', first, limits.first)
    say('second start', second, limits.second)
    return first <= limits.first && second <= limits.second
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

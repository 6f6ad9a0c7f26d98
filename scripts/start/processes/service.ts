import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sparingAllocator } from '../heap-flags.ts'
import { endWithParent } from './child.ts'
import { RotatingLog } from './rotating-log.ts'

/** One of our processes, which ends when we do, however we end. */
export interface Service {
  readonly name: string
  readonly child: ChildProcess
  readonly log: string
}

export interface WantedService {
  readonly name: string
  readonly entry: string
  readonly env: Record<string, string>
  readonly logs: string
  /** answers 2xx when the service is ready */
  readonly ready: string
  /** everything before the entry on the command line */
  readonly flags?: readonly string[]
}

const tail = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n')

async function waitUntilReady(service: Service, url: string): Promise<void> {
  const until = Date.now() + 60_000
  for (;;) {
    if (service.child.exitCode !== null)
      throw new Error(`${service.name} exited before it was ready:\n${tail(service.log)}`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (Date.now() > until) throw new Error(`${service.name} was not ready within a minute:\n${tail(service.log)}`)
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
}

/**
 * A process of an interrupted run would answer in place of ours, which could not listen. The one before ours may need a
 * moment to end.
 */
async function waitUntilNobodyAnswers(name: string, url: string): Promise<void> {
  const until = Date.now() + 10_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (!answer) return
    if (Date.now() > until)
      throw new Error(`${name} cannot start: another process answers at ${url}. Stop that process first.`)
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
}

/**
 * Starts a bundled server with its output in a log file and waits until it answers. Throws when another process
 * goes on answering there.
 */
export async function startService({ name, entry, env, logs, ready, flags = [] }: WantedService): Promise<Service> {
  await waitUntilNobodyAnswers(name, ready)
  const log = path.join(logs, `${name}.log`)
  const out = new RotatingLog({ file: log })
  const child = spawn(process.execPath, ['--enable-source-maps', ...endWithParent, ...flags, entry], {
    env: { ...sparingAllocator, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => out.write(chunk))
  child.once('close', () => out.close())
  const service = { name, child, log }
  try {
    await waitUntilReady(service, ready)
  } catch (error) {
    await stopService(service)
    throw error
  }
  return service
}

/** Asks the service to end, and kills it after five seconds. */
export async function stopService({ child }: Service): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(impatience)
}

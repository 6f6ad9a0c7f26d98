import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from './site.ts'

/** A started command, running or ended, with all its output. */
export interface Started {
  readonly child: ChildProcess
  said(): string
  /** resolves once its output contains `words`, rejects if it ends before */
  hasSaid(words: string): Promise<void>
  /** its exit code */
  readonly ended: Promise<number | null>
}

/** Runs `npm start` as a process of its own, without npm in between. */
export function start(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let heard = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    heard += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return {
    child,
    ended,
    said: () => heard,
    hasSaid: (words) =>
      new Promise((resolve, reject) => {
        const listen = () => heard.includes(words) && resolve()
        listeners.add(listen)
        listen()
        void ended.then((code) => reject(new Error(`npm start exited with ${code}:\n${heard}`)))
      }),
  }
}

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** Whether a process runs; a zombie, which its parent has not reaped yet, does not count. */
export const isRunning = (pid: number): boolean => /^State:\s+[^ZX\s]/m.test(statusOf(pid))

/** The descendants of a process, at any depth (Linux). */
export function descendantsOf(pid: number): number[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
  const children = all.filter((one) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(statusOf(one)))
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

export const nameOf = (pid: number): string => /^Name:\s+(\S+)/m.exec(statusOf(pid))?.[1] ?? ''

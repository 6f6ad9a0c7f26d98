import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { BuildHostOptions } from '../build-host.ts'
import { shortLivedFlags } from '../short-lived.ts'
import type { GatedBuild, GatedBuildOptions } from './gates/gated-build.ts'

/** A task for a process of the pool. */
export type BuildTask =
  | { readonly kind: 'remote'; readonly options: GatedBuildOptions }
  | { readonly kind: 'host'; readonly options: BuildHostOptions }

export interface TaskResults {
  readonly remote: GatedBuild
  readonly host: { readonly isFresh: boolean }
}

/** How a task ended, as reported by its process. */
export interface TaskEnd {
  readonly value?: TaskResults[keyof TaskResults]
  readonly fault?: string
}

const program = path.join(import.meta.dirname, 'build-child.ts')

/** More than one per processor would only use more memory: a build takes half a gigabyte. */
const usualSize = () => Math.max(1, availableParallelism())

/** Builds in child processes, as many at a time as there are processors; each takes the next task when it is done. */
export class BuildPool {
  readonly #most: number
  readonly #idle: ChildProcess[] = []
  readonly #waiting: ((child: ChildProcess) => void)[] = []
  readonly #children = new Set<ChildProcess>()

  constructor(most: number = usualSize()) {
    this.#most = most
  }

  /** Runs a task and returns its result. Throws its error as one text. */
  async run<Kind extends BuildTask['kind']>(task: Extract<BuildTask, { kind: Kind }>): Promise<TaskResults[Kind]> {
    const child = await this.#child()
    const ended = await this.#end(child, task)
    if (ended.fault !== undefined) throw new Error(ended.fault)
    return ended.value as TaskResults[Kind]
  }

  /** Ends the processes; builds still running are lost. */
  close(): void {
    for (const child of this.#children) child.kill()
    this.#children.clear()
  }

  async #child(): Promise<ChildProcess> {
    const idle = this.#idle.pop()
    if (idle) return idle
    if (this.#children.size >= this.#most) return new Promise((resolve) => this.#waiting.push(resolve))
    return this.#start()
  }

  #start(): ChildProcess {
    // Most of what a build allocates is short-lived: with the default 16 MB young generation, a twelfth of the time
    // went into moving objects.
    const child = fork(program, { execArgv: ['--import', 'tsx', '--max-semi-space-size=64', ...shortLivedFlags] })
    this.#children.add(child)
    return child
  }

  async #end(child: ChildProcess, task: BuildTask): Promise<TaskEnd> {
    const gone = new AbortController()
    const { signal } = gone
    try {
      const left = once(child, 'exit', { signal }).then((): TaskEnd => {
        this.#children.delete(child)
        return { fault: `The process that built ${nameOf(task)} exited before it was done.` }
      })
      left.catch(() => {})
      child.send(task)
      const [ended] = (await Promise.race([once(child, 'message', { signal }), left.then((end) => [end])])) as [TaskEnd]
      return ended
    } finally {
      gone.abort()
      this.#passOn(child)
    }
  }

  /** Gives the process to the next waiting task, or starts a new one if it has exited. */
  #passOn(child: ChildProcess): void {
    const next = this.#waiting.shift()
    if (next) next(this.#children.has(child) ? child : this.#start())
    else if (this.#children.has(child)) this.#idle.push(child)
  }
}

const nameOf = (task: BuildTask): string => (task.kind === 'remote' ? task.options.remote.name : 'the shell')

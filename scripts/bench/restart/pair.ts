import path from 'node:path'
import { apiFlags, shellFlags } from '../../start/heap-flags.ts'
import { type Service, startService } from '../../start/processes/service.ts'
import { root } from '../harness/system.ts'

const kinds = {
  api: { entry: 'packages/api/dist/main.cjs', port: 'API_PORT', ready: '/api/readyz', flags: apiFlags },
  shell: { entry: 'shell/dist/server/main.cjs', port: 'PORT', ready: '/readyz', flags: shellFlags },
} as const

export interface PairOptions {
  readonly what: keyof typeof kinds
  readonly ports: readonly number[]
  readonly env: Record<string, string>
  readonly logs: string
}

function end({ child }: Service, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return ended
}

/** Two servers of one kind; `replace` stops one by a signal and starts it again. */
export async function startPair({ what, ports, env, logs }: PairOptions) {
  const { entry, port: setting, ready, flags } = kinds[what]
  const start = (port: number) =>
    startService({
      name: `restart-${what}-${port}`,
      entry: path.join(root, entry),
      env: { ...env, [setting]: String(port) },
      logs,
      ready: `http://127.0.0.1:${port}${ready}`,
      flags,
    })
  const running = new Map<number, Service>()
  for (const port of ports) running.set(port, await start(port))
  return {
    async replace(which: 0 | 1, signal: NodeJS.Signals): Promise<void> {
      const port = ports[which] as number
      await end(running.get(port) as Service, signal)
      running.set(port, await start(port))
    },
    stop: async () => void (await Promise.all([...running.values()].map((service) => end(service, 'SIGKILL')))),
  }
}

import { buildHost } from '../build-host.ts'
import type { BuildTask, TaskEnd, TaskResults } from './build-pool.ts'
import { gatedBuild } from './gates/gated-build.ts'

/** Builds what its parent requests, one task at a time, and exits with the parent. */
async function run(task: BuildTask): Promise<TaskResults[keyof TaskResults]> {
  if (task.kind === 'remote') return gatedBuild(task.options)
  const { isFresh } = await buildHost(task.options)
  return { isFresh }
}

process.on('message', (task: BuildTask) => {
  run(task).then(
    (value) => process.send?.({ value } satisfies TaskEnd),
    (error: Error) => process.send?.({ fault: error.message } satisfies TaskEnd),
  )
})
process.once('disconnect', () => process.exit(0))

import path from 'node:path'
import { isCurrent } from '@nukkad/build/current'
import { runToEnd } from './processes/child.ts'
import { root } from './settings.ts'
import { say, supervise } from './supervise.ts'

/** `npm start`, bundled: a separate process builds what is missing, so that no build tool stays in memory. */
export const main = (): Promise<void> =>
  supervise({
    generations: 2,
    bringsBack: true,
    release: async (env) => {
      if (await isCurrent(env.NUKKAD_HOME as string, root).catch(() => false)) return
      await runToEnd(['--import', 'tsx', path.join(root, 'scripts/release-all.ts')], env, say)
    },
  })

import path from 'node:path'
import { runToEnd } from './child.ts'
import { root } from './settings.ts'
import { endWithParent, say, supervise } from './supervise.ts'

/** `npm start`, bundled: releases are built by a process of their own, so that no build tool stays in memory. */
export const main = (): Promise<void> =>
  supervise({
    bringsBack: true,
    release: (env) =>
      runToEnd([...endWithParent, '--import', 'tsx', path.join(root, 'scripts/release-all.ts')], env, say),
  })

import path from 'node:path'
import Sequencer from '@jest/test-sequencer'

const root = path.resolve(import.meta.dirname, '../..')

/** Files that take more than half a minute, the longest first. */
export const longest = [
  'shell/src/server/isolation.test.ts',
  'shell/src/server/releases.test.ts',
  'packages/api/src/testing/fuzz/fuzz.test.ts',
  'packages/registry/src/service/s3-store.test.ts',
  'packages/api/src/outbox/killed-process.test.ts',
  'packages/api/src/modules/catalogue/answers/kept-answers.test.ts',
  'shell/src/server/faults.test.ts',
]

/**
 * Projects whose tests start processes or databases, in the order in which they run: the shell has the longest groups,
 * and the build has one that takes a minute, which would start late after the many of the API. Other projects fill the
 * remaining time at the end.
 */
const slow = ['shell', 'build', 'api', 'registry', 'scripts', 'world']

/**
 * Runs the files that take longest first, then the groups of slow projects. On a fresh clone jest knows no durations
 * and sorts by size: a short file that takes a minute came last, and the other processors waited for it.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path: file, context }) => {
      const at = longest.indexOf(path.relative(root, file).split(path.sep).join('/'))
      if (at !== -1) return at
      const project = slow.indexOf(context.config.displayName?.name)
      return longest.length + (project === -1 ? slow.length : project)
    }
    return super.sort(tests).sort((a, b) => rank(a) - rank(b))
  }
}

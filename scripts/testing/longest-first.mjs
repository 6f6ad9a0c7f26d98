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
 * Begins with the files that take longest. On a fresh clone jest knows no durations and goes by size: a short file that
 * takes a minute came last, and the other processors waited for it.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = (file) => {
      const at = longest.indexOf(path.relative(root, file).split(path.sep).join('/'))
      return at === -1 ? longest.length : at
    }
    return super.sort(tests).sort((a, b) => rank(a.path) - rank(b.path))
  }
}

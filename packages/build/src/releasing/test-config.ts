import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder } from '../workspace.ts'

/**
 * Writes the jest configuration of the remote in `dir` into the folder `scratch` and returns its path: a remote's own
 * configuration is only what `jest.project.mjs` adds.
 */
export function writeTestConfig(dir: string, scratch: string): string {
  const file = path.join(scratch, 'jest.config.mjs')
  const shared = path.join(codeFolder('build'), 'jest.mjs')
  const own = path.join(dir, 'jest.project.mjs')
  const more = existsSync(own) ? `(await import(${JSON.stringify(own)})).default` : '{}'
  mkdirSync(scratch, { recursive: true })
  writeFileSync(
    file,
    `import { jestProject } from ${JSON.stringify(shared)}
export default { ...jestProject(${JSON.stringify(dir)}, 'jsdom', ${more}), testTimeout: 30_000 }`,
  )
  return file
}

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { besideCode, codeGraph, fileHashes, hashOf, sourcesBelow } from '../../identity/code-graph.ts'
import { lockFile } from '../../identity/locked-versions.ts'
import { codeFolder, workspaceRoot } from '../../workspace.ts'
import { memoryOf, type NotPassed, notPassed } from './not-passed.ts'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * The tests of the remote in `dir` for which their own file or any dependency has changed since they last passed: files
 * of our packages, the lock file, the way tests are run, Node, and any other file beside the remote's code. Undefined
 * where that can't be determined, so that all have to run: the remote has its own jest set-up, has no tests, or does
 * not bundle.
 */
export function untested(dir: string, name: string, folder = memoryOf('tests')): NotPassed<string> | undefined {
  if (existsSync(path.join(dir, 'jest.project.mjs'))) return undefined
  const tests = sourcesBelow(dir).filter(isTest)
  const graph = codeGraph(tests)
  if (!graph || tests.length === 0 || !tests.every(graph.has)) return undefined
  const hash = fileHashes()
  const always = [process.version, ...[...besideCode(dir), ...aroundTests()].map(hash)]
  const keys = new Map(tests.map((test) => [test, hashOf([...always, ...graph.reachedFrom(test).map(hash)])]))
  return notPassed(path.join(folder, `${name}.json`), keys)
}

/** The files that define how tests are run, and the versions of everything installed. */
function aroundTests(): string[] {
  const build = codeFolder('build')
  const ours = readdirSync(build).filter((file) => /^jest.*\.mjs$/.test(file))
  return [path.join(workspaceRoot, lockFile(workspaceRoot)), ...ours.map((file) => path.join(build, file))]
}

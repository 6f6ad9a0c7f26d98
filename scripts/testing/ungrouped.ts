import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOfGroup, groupsFolder } from './grouped.mjs'

interface TestResult {
  readonly status: string
  readonly fullName: string
  readonly ancestorTitles: readonly string[]
  readonly failureMessages?: readonly string[] | null
}

/** What jest reports for a file; `name` is its absolute path. */
export interface FileResult {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly TestResult[]
}

/**
 * The result of each test file, where jest ran files in groups (grouped.mjs); results of files that ran alone are
 * unchanged.
 */
export const ungrouped = (root: string, results: readonly FileResult[]): FileResult[] =>
  results.flatMap((result) => (result.name.startsWith(groupsFolder + path.sep) ? filesOf(root, result) : [result]))

function filesOf(root: string, { name: group, status, message, assertionResults }: FileResult): FileResult[] {
  return filesOfGroup(readFileSync(group, 'utf8')).map((file) => {
    const own = assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === file)
    const name = path.join(root, file)
    // A group that failed to load has no results: any of its files may be the cause.
    if (assertionResults.length === 0) return { name, status, message, assertionResults: [] }
    const failures = own.filter((one) => one.status === 'failed')
    return {
      name,
      status: failures.length > 0 ? 'failed' : 'passed',
      message: failures
        .map(({ fullName, failureMessages }) => [fullName, ...(failureMessages ?? [])].join('\n'))
        .join('\n\n'),
      assertionResults: own.map((one) => ({
        ...one,
        fullName: one.fullName.slice(file.length + 1),
        ancestorTitles: one.ancestorTitles.slice(1),
      })),
    }
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Lines missing from the index of the decisions, in their final form: each page's number, file and title. */
export function decisionFaults(root: string): string[] {
  const folder = path.join(root, 'docs/decisions')
  const lines = new Set(readFileSync(path.join(folder, 'index.md'), 'utf8').split('\n'))
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .map((file) => `- [${file.slice(0, 4)}](${file}) ${titleOf(readFileSync(path.join(folder, file), 'utf8'))}`)
    .filter((line) => !lines.has(line))
    .map((line) => `there is no line '${line}'`)
}

const titleOf = (text: string): string => (text.split('\n', 1)[0] ?? '').replace(/^# /, '')

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProjectDocument } from './document-faults.ts'

const folders = (root: string, under: string, wanted = /./) =>
  readdirSync(path.join(root, under), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && wanted.test(entry.name))
    .map((entry) => path.posix.join(under, entry.name))

/** Workspaces of the project, by folder. */
export const workspacesOf = (root: string): string[] => [
  ...folders(root, 'packages'),
  'shell',
  ...folders(root, '.', /^mf-/),
]

/** README, CONTRIBUTING, docs with the decisions, and the README of every workspace. */
export function documentsOf(root: string): ProjectDocument[] {
  const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    ...docs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file.replaceAll(path.sep, '/')}`),
    ...workspacesOf(root).map((folder) => `${folder}/README.md`),
  ]
  return files
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ file: `/${file}`, text: readFileSync(path.join(root, file), 'utf8') }))
}

/**
 * `npm test -- docs`: the docs name only what exists, every workspace has a README, every table a place, every module and
 * screen its row in the map, every decision its line.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { decisionFaults } from './docs/decision-faults.ts'
import { documentFaults } from './docs/document-faults.ts'
import { documentsOf, workspacesOf } from './docs/documents.ts'
import { mapFaults } from './docs/map-faults.ts'
import { readProjectNames } from './docs/project-names.ts'
import { schemaFaults } from './docs/schema-faults.ts'

const root = path.resolve(import.meta.dirname, '../..')
const names = readProjectNames(root)
const faults = documentsOf(root).flatMap((document) =>
  documentFaults(document, names).map((fault) => `${document.file}: ${fault}`),
)
const bare = workspacesOf(root).filter((folder) => !existsSync(path.join(root, folder, 'README.md')))
const all = [
  ...faults,
  ...bare.map((folder) => `/${folder}: has no README.md`),
  ...schemaFaults(root).map((fault) => `/docs/schema.md: ${fault}`),
  ...mapFaults(root, names.paths).map((fault) => `/docs/map.md: ${fault}`),
  ...decisionFaults(root).map((fault) => `/docs/decisions/index.md: ${fault}`),
]
for (const fault of all) console.error(fault)
process.exitCode = all.length > 0 ? 1 : 0

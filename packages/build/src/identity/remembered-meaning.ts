import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../workspace.ts'

const file = path.join(workspaceRoot, 'node_modules/.cache/nukkad/meanings.json')
const kept = 200

type Meanings = Readonly<Record<string, string>>

function remembered(): Meanings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Meanings
  } catch {
    return {}
  }
}

/**
 * Returns the meaning remembered for the same sources, or computes it. If it can't be stored, it is computed again next
 * time.
 */
export function rememberedMeaning(read: string, workOut: () => string): string {
  const known = remembered()[read]
  if (known) return known
  const meaning = workOut()
  const entries = [...Object.entries(remembered()), [read, meaning] as const].slice(-kept)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(Object.fromEntries(entries)))
    renameSync(draft, file)
  } catch {
    // This is only a cache: failing to write it is harmless.
  }
  return meaning
}

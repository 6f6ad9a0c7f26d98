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

/** A meaning that was worked out before for the same sources, or now. What can't be kept is worked out again next time. */
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
    // Nothing depends on it.
  }
  return meaning
}

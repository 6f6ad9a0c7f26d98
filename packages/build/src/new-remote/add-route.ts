import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Gives `short` as owner a row of the route table below `root`: page `/short`, in a file of its own. */
export function addRoute(short: string, root: string): void {
  const folder = path.join(root, 'packages/contracts/src/routes')
  const constant = `${camelCase(short)}Routes`
  const table = path.join(folder, 'match-route.ts')
  const owners = path.join(folder, 'route.ts')
  const tableText = readFileSync(table, 'utf8')
  const ownersText = readFileSync(owners, 'utf8')

  const withRows = replaced(
    replaced(
      tableText,
      /(import type \{ Route, RouteMatch \})/,
      `import { ${constant} } from './${short}.routes.ts'\n$1`,
      table,
    ),
    /(export const routes: readonly Route\[\] = \[[^\]]*?),?\s*\]/,
    `$1, ...${constant}]`,
    table,
  )
  const withOwner = replaced(ownersText, /(export type Owner =[^\n]*)/, `$1 | '${short}'`, owners)

  writeFileSync(path.join(folder, `${short}.routes.ts`), rows(short, constant))
  writeFileSync(table, withRows)
  writeFileSync(owners, withOwner)
}

const camelCase = (words: string) => words.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function replaced(text: string, pattern: RegExp, by: string, file: string): string {
  if (!pattern.test(text)) throw new Error(`${file} has changed its shape: add the route by hand.`)
  return text.replace(pattern, by)
}

const rows = (short: string, constant: string) => `import type { Route } from './route.ts'

export const ${constant}: readonly Route[] = [
  { name: '${short}', pattern: '/${short}', page: '/${short}', owner: '${short}', access: 'public' },
]
`

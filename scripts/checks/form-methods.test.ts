import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const folders = [
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'shell',
  'packages/platform',
  'packages/ui',
  'packages/blocks',
  'packages/editor',
].map((folder) => path.join(root, folder, 'src'))
const screens = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })),
)

/** The opening tag at this position; a '>' inside braces, as in a handler, does not end it. */
function tagAt(text: string, start: number): string {
  let open = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') open += 1
    else if (text[at] === '}') open -= 1
    else if (text[at] === '>' && open === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

test('every form has an action or a method, so that no typed text ends up in the URL', () => {
  const forms = screens.flatMap(({ name, text }) =>
    [...text.matchAll(/<form\b/g)].map(({ index }) => ({ name, tag: tagAt(text, index) })),
  )
  expect(forms.length).toBeGreaterThan(50)
  expect(forms.filter(({ tag }) => !/\b(?:action|method)\b/.test(tag)).map(({ name }) => name)).toEqual([])
})

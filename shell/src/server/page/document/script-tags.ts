import type { CheckedFile, PageScriptData } from '../../../page-scripts/page-data.ts'
import type { PageScripts } from '../../static/shell-assets.ts'
import { nonceMark } from '../encoding/nonce.ts'
import { escapeJson } from './escape.ts'

export interface ScriptFile {
  readonly href: string
  readonly integrity: string | undefined
}

/** The script files of a page: the same three lists that the inline scripts read. */
export type PageScriptFiles = { readonly [list in keyof PageScriptData]: readonly ScriptFile[] }

const attributes = ({ href, integrity }: ScriptFile) =>
  `="${href}"${integrity ? ` integrity="${integrity}"` : ''} nonce="${nonceMark}"`

const pairs = (files: readonly ScriptFile[]) => files.map(({ href, integrity }): CheckedFile => [href, integrity ?? ''])

/** Their hashes are in `nukkad-files`. */
const names = (files: readonly ScriptFile[]) => files.map(({ href }) => href)

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${escapeJson(value)}</script>`

const inline = (text: string) => `<script nonce="${nonceMark}">${text}</script>`

/**
 * Scripts of a page that shows nothing without them: all are requested at once, so that a remote is visible two round
 * trips after the page. No crossorigin: with it a same-origin script is fetched twice.
 */
export const scriptsAtOnce = ({ run, ready, manifests }: PageScriptFiles, { undrawn }: PageScripts): string =>
  [
    data('nukkad-manifests', pairs(manifests)),
    inline(undrawn),
    ...run.map((file) => `<script src${attributes(file)} defer></script>`),
    ...ready.map((file) => `<link rel="preload" as="script" href${attributes(file)}>`),
  ].join('')

/** Placed before the style sheets of a server-rendered page. Without JavaScript the fonts apply at once. */
export const fontsAfterFirstPicture = ({ firstVisit }: PageScripts): string => inline(firstVisit)

/** Scripts of a server-rendered page: they run after its first paint. */
export function scriptsAfterFirstPicture({ run, ready, manifests }: PageScriptFiles, { drawn }: PageScripts): string {
  const scripts: PageScriptData = { run: names(run), ready: names(ready), manifests: pairs(manifests) }
  return data('nukkad-scripts', scripts) + inline(drawn)
}

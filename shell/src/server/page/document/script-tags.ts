import type { CheckedFile, PageScriptData } from '../../../page-scripts/page-data.ts'
import type { PageScripts } from '../../static/shell-assets.ts'
import { nonceMark } from '../encoding/nonce.ts'
import { escapeJson } from './escape.ts'

export interface ScriptFile {
  readonly href: string
  readonly integrity: string | undefined
}

/** The files that a page's scripts are: the same three lists that the scripts in the page read. */
export type PageScriptFiles = { readonly [list in keyof PageScriptData]: readonly ScriptFile[] }

const attributes = ({ href, integrity }: ScriptFile) =>
  `="${href}"${integrity ? ` integrity="${integrity}"` : ''} nonce="${nonceMark}"`

const pairs = (files: readonly ScriptFile[]) => files.map(({ href, integrity }): CheckedFile => [href, integrity ?? ''])

/** Their hashes stand in `nukkad-files`. */
const names = (files: readonly ScriptFile[]) => files.map(({ href }) => href)

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${escapeJson(value)}</script>`

const inline = (text: string) => `<script nonce="${nonceMark}">${text}</script>`

/**
 * Scripts of a page that shows nothing without them: all asked for at once, so that a remote is seen two round trips
 * after the page came. No crossorigin: with it a same-origin script is fetched twice.
 */
export const scriptsAtOnce = ({ run, ready, manifests }: PageScriptFiles, { undrawn }: PageScripts): string =>
  [
    data('nukkad-manifests', pairs(manifests)),
    inline(undrawn),
    ...run.map((file) => `<script src${attributes(file)} defer></script>`),
    ...ready.map((file) => `<link rel="preload" as="script" href${attributes(file)}>`),
  ].join('')

/** Stands before the style sheets of a page that was drawn on the server. Without JavaScript the fonts come at once. */
export const fontsAfterFirstPicture = ({ firstVisit }: PageScripts): string => inline(firstVisit)

/** Scripts of a page that was drawn on the server: they let its first picture go before them. */
export function scriptsAfterFirstPicture({ run, ready, manifests }: PageScriptFiles, { drawn }: PageScripts): string {
  const scripts: PageScriptData = { run: names(run), ready: names(ready), manifests: pairs(manifests) }
  return data('nukkad-scripts', scripts) + inline(drawn)
}

import { escapeHtml } from '@nukkad/contracts/escape-html'
import { dark, light } from '@nukkad/ui/palette'
import type { OverlayTags } from '../../overlay/page-overlay.ts'
import { manifestFile } from '../../releases/release-files.ts'
import type { ShellAssets } from '../../static/shell-assets.ts'
import { filledBy, type PageSheet } from '../../styles/page-styles.ts'
import { shellStyle, styleTag } from '../../styles/style-tags.ts'
import { type PagePlan, type PageSlot, pageSlots } from '../page-plan.ts'
import { escapeJson } from './escape.ts'
import { type LateMain, lateMain as late } from './late-main.ts'
import { pageFiles, scriptsOf } from './page-files.ts'
import { fontsAfterFirstPicture, scriptsAfterFirstPicture, scriptsAtOnce } from './script-tags.ts'

/** The server-rendered content of a slot; a slot that is late or broken has none and is rendered by the browser. */
export interface SlotMarkup {
  readonly html: Buffer
  /** escaped JSON */
  readonly state: Buffer
}

type Piece = string | Buffer

export interface DocumentParts {
  readonly plan: PagePlan
  readonly theme: string | undefined
  /** shown inside the mobile app, which has its own frame */
  readonly isWebview?: boolean
  /** the visitor has closed the strip of offers */
  readonly isCouponClosed?: boolean
  /** the visitor has bought something before */
  readonly hasOrdered?: boolean
  readonly headTags: string
  readonly slots: Readonly<Partial<Record<PageSlot, SlotMarkup>>>
  /** why the main slot may be empty */
  readonly lateMain: LateMain
  readonly boot: object
  readonly assets: ShellAssets
  readonly overlay?: OverlayTags | undefined
  readonly sheets: readonly PageSheet[]
}

/**
 * The scripts of the page's releases. The browser requests the script of a rendered footer when it comes near the
 * viewport, and that of dialogs when the visitor interacts. Server-rendered parts that a release imports lazily are
 * hydrated by scripts that are only listed in release.json.
 */
function remoteFiles(plan: PagePlan, isFooterDrawn: boolean, sheets: readonly PageSheet[]) {
  const filled = [...filledBy(plan)]
  const isSoon = (key: string) => key !== 'slot:dialogs' && !(isFooterDrawn && key === 'slot:footer')
  const js = filled.flatMap(([release, keys]) => scriptsOf(release, keys.filter(isSoon)))
  const drewLater = new Set(sheets.flatMap(({ isLazy, release }) => (isLazy ? [release] : [])))
  const manifests = filled.flatMap(([{ id, base, manifest }]) =>
    drewLater.has(id) ? [{ href: base + manifestFile, integrity: manifest }] : [],
  )
  return { js, manifests }
}

/** The colour of the browser's own frame: that of the page's background, in the visitor's theme or their system's. */
function themeColour(theme: DocumentParts['theme']): string {
  const meta = (colour: string, media = '') => `<meta name="theme-color" content="${colour}"${media}>`
  if (theme) return meta(theme === 'dark' ? dark.paper : light.paper)
  return (
    meta(light.paper, ' media="(prefers-color-scheme: light)"') +
    meta(dark.paper, ' media="(prefers-color-scheme: dark)"')
  )
}

const slotElement = (slot: PageSlot, markup: SlotMarkup | undefined, mark = ''): Piece[] => [
  `<div id="slot-${slot}"${mark}>`,
  markup?.html ?? '',
  '</div>',
]

/** Whether the browser will draw the site's usual header. */
const isHeaderAwaited = (plan: PagePlan, markup: SlotMarkup | undefined): boolean =>
  markup === undefined && plan.releases.header !== undefined && plan.route.chrome === undefined

const data = (id: string, json: Piece): Piece[] => [`<script type="application/json" id="${id}">`, json, '</script>']

const bytesOf = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/**
 * The whole document. It contains everything that the browser needs for the first paint of server-rendered content;
 * without such content it lists styles and scripts, so that two consecutive round trips suffice: the page, then its
 * files.
 */
export function documentBytes({
  plan,
  theme,
  isWebview,
  isCouponClosed,
  hasOrdered,
  headTags,
  slots,
  lateMain,
  boot,
  assets,
  overlay,
  sheets,
}: DocumentParts): Buffer {
  const remote = remoteFiles(plan, slots.footer !== undefined, sheets)
  const scripts = { run: overlay?.run ?? assets.js, ready: remote.js, manifests: remote.manifests }
  const files = pageFiles(plan, scripts.run, sheets)
  const marks = [
    theme && ` data-theme="${theme}"`,
    isWebview && ' data-webview',
    isCouponClosed && ' data-coupon-closed',
    hasOrdered && ' data-has-ordered',
  ]
  const themed = marks.filter(Boolean).join('')
  return bytesOf([
    `<!doctype html><html lang="en-IN" data-page="${escapeHtml(plan.page)}" data-remote="${plan.remote}"${themed}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headTags,
    themeColour(theme),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    slots.main ? fontsAfterFirstPicture(assets.pageScripts) : '',
    shellStyle(assets.css),
    ...sheets.map(styleTag),
    slots.main ? '' : scriptsAtOnce(scripts, assets.pageScripts),
    '</head><body><a class="skip-link" href="#main">Skip to content</a>',
    ...slotElement('header', slots.header, isHeaderAwaited(plan, slots.header) ? ' data-awaited' : ''),
    '<main id="main" tabindex="-1">',
    ...slotElement('main', slots.main),
    slots.main ? '' : late(lateMain),
    '</main>',
    ...slotElement('footer', slots.footer),
    ...slotElement('dialogs', slots.dialogs),
    ...data('nukkad-boot', escapeJson(boot)),
    ...data('nukkad-files', escapeJson(files)),
    ...(overlay ? data('nukkad-overlay', escapeJson(overlay.data)) : []),
    ...pageSlots.flatMap((slot) => (slots[slot] ? data(`state-${slot}`, slots[slot].state) : [])),
    slots.main ? scriptsAfterFirstPicture(scripts, assets.pageScripts) : '',
    '</body></html>',
  ])
}

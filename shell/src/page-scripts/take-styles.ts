import type { PageFiles } from '@nukkad/contracts'

/** A style sheet that is loading. */
export interface ComingSheet {
  readonly link: HTMLLinkElement
  /** resolves with true when it applies, or with false if it failed */
  readonly isThere: Promise<boolean>
  /** whether it is known to have failed */
  hasFailed: boolean
}

interface Sheet {
  readonly href: string
  readonly integrity: string
  readonly release: string | undefined
}

/**
 * Loads each full style sheet and appends it to the head, after the critical rules, which stay for the server-rendered
 * content until its release is replaced. The sheets of one release are added together, because their order matters, and
 * always last: Chromium rebuilds all fonts of a page, and lays out all of it, if a sheet with a layer is inserted
 * between others. The shell finds them while they are loading and hydrates nothing before they apply.
 */
export function takeStyles(hashes: PageFiles['hashes']): void {
  const coming: Record<string, ComingSheet> = {}
  window.nukkadStyles = coming
  const fetched = new Map<string | undefined, Promise<void>[]>()
  const firstRules = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')].map((first) => {
    const { sheet: href = '', release } = first.dataset
    const sheet = { href, integrity: hashes[href] ?? '', release }
    fetched.set(release, [...(fetched.get(release) ?? []), fetchAhead(sheet)])
    return { first, sheet }
  })
  for (const { first, sheet } of firstRules) {
    coming[sheet.href] = put(first, linkTo(sheet, 'stylesheet'), Promise.all(fetched.get(sheet.release) ?? []))
  }
}

function put(first: HTMLStyleElement, link: HTMLLinkElement, fetched: Promise<unknown>): ComingSheet {
  const isThere = fetched.then(async () => {
    // Otherwise its release was replaced meanwhile.
    if (!first.isConnected) return false
    const isOver = over(link)
    document.head.append(link)
    return isOver
  })
  const sheet: ComingSheet = { link, isThere, hasFailed: false }
  isThere.then((isThere) => {
    if (isThere) return
    sheet.hasFailed = true
    link.remove()
  })
  return sheet
}

function linkTo({ href, integrity, release }: Sheet, rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, integrity })
  link.dataset.release = release
  link.href = href
  return link
}

const over = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
  })

/** Preloading blocks nothing. A failure is detected by the style sheet itself. */
async function fetchAhead(sheet: Sheet): Promise<void> {
  const link = linkTo(sheet, 'preload')
  if (!link.relList?.supports('preload')) return
  link.as = 'style'
  const isOver = over(link)
  document.head.append(link)
  await isOver
  link.remove()
}

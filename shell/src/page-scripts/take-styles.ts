import type { PageFiles } from '@nukkad/contracts'

/** A style sheet that is on its way. */
export interface ComingSheet {
  readonly link: HTMLLinkElement
  /** resolves when it applies, or does not come */
  readonly isThere: Promise<boolean>
  /** it is known by now that it did not come */
  hasFailed: boolean
}

interface Sheet {
  readonly href: string
  readonly integrity: string
  readonly release: string | undefined
}

/**
 * Asks for each whole style sheet and puts it at the end of the head, behind the first rules, which stay for what the server
 * drew until its release gives way to another. Those of one release are put there together, as their order counts, and
 * always last: Chromium makes all fonts of a page anew, and lays all of it out, when one with a layer comes between others.
 * The shell finds them under way and lets nothing come alive before.
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
    // Otherwise its release gave way to another meanwhile.
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

/** Nothing waits for what is fetched ahead. What could not be had is told by the style sheet itself. */
async function fetchAhead(sheet: Sheet): Promise<void> {
  const link = linkTo(sheet, 'preload')
  if (!link.relList?.supports('preload')) return
  link.as = 'style'
  const isOver = over(link)
  document.head.append(link)
  await isOver
  link.remove()
}

import type { SnapshotRelease } from '@nukkad/contracts'
import { within } from '@nukkad/platform/host'
import type { ComingSheet } from '../../page-scripts/take-styles.ts'
import { comesWithin, freshAddress, notedFailure } from './fresh-address.ts'
import { impossible, integrityOf, urlOf } from './integrity.ts'

interface Sheet {
  readonly link: HTMLLinkElement
  readonly loaded: Promise<void>
  holders: number
}

const sheets = new Map<string, Sheet>()

/** Style sheets in use: `loaded` resolves when all of them apply, and rejects if one failed to load or was altered. */
export interface HeldStyles {
  readonly loaded: Promise<void>
  release(): void
}

/** Adds style sheets of a release to the page and counts their users; the last user to release a sheet removes it. */
export function holdStyles(release: SnapshotRelease, css: readonly string[]): HeldStyles {
  const held = css.map((file) => hold(urlOf(release, file), release))
  return {
    loaded: Promise.all(held.map(({ sheet }) => sheet.loaded)).then(() => {}),
    release: () => {
      for (const { url, sheet } of held.splice(0)) drop(url, sheet)
    },
  }
}

function hold(url: string, release: SnapshotRelease) {
  const sheet = sheets.get(url) ?? adopt(url) ?? add(url, release)
  sheet.holders += 1
  sheets.set(url, sheet)
  return { url, sheet }
}

function drop(url: string, sheet: Sheet) {
  sheet.holders -= 1
  if (sheet.holders > 0 || sheets.get(url) !== sheet) return
  sheets.delete(url)
  sheet.link.remove()
}

/** Removes unused style sheets that the server sent for other releases of this remote, which this one replaces. */
export function dropStrays(release: SnapshotRelease): void {
  const own = urlOf(release, '')
  const ofRemote = new URL('..', own).href
  const held = new Set<Element>([...sheets.values()].map(({ link }) => link))
  const sent = 'link[rel="stylesheet"][data-release], style[data-sheet]'
  for (const one of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(sent)) {
    const url = 'href' in one ? one.href : new URL(one.dataset.sheet ?? '', document.baseURI).href
    if (url.startsWith(ofRemote) && !url.startsWith(own) && !held.has(one)) one.remove()
  }
}

/**
 * Reuses the server's own link, or the one that the page's first script added. If the server rendered nothing, the
 * page's scripts run after its style sheets, so one without rules by now has failed.
 */
function adopt(url: string): Sheet | undefined {
  const coming = underWay(url)
  if (coming && !coming.hasFailed)
    return { link: coming.link, loaded: loadedWhen(coming.isThere, url, coming.link), holders: 0 }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const link = links.find(({ href }) => href === url)
  if (link?.sheet) return { link, loaded: Promise.resolve(), holders: 0 }
  link?.remove()
  if (link || coming) notedFailure(url)
  return undefined
}

/** Returns what the page's first script knows about a style sheet, once. */
function underWay(url: string): ComingSheet | undefined {
  const { pathname } = new URL(url)
  const early = window.nukkadStyles?.[pathname]
  delete window.nukkadStyles?.[pathname]
  return early
}

/** Removes the link, so that the next use tries again with a new one. */
function failed(url: string, link: HTMLLinkElement): never {
  if (sheets.get(url)?.link === link) sheets.delete(url)
  link.remove()
  notedFailure(url)
  throw new Error(`The style sheet ${new URL(url).pathname} did not load or was altered`)
}

function add(url: string, release: SnapshotRelease): Sheet {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = freshAddress(url)
  link.integrity = integrityOf(url) ?? impossible
  link.dataset.release = release.id
  const came = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
  })
  // Placed after the critical rules that the page came with, or last.
  const first = document.querySelector(`style[data-sheet="${new URL(url).pathname}"]`)
  if (first) first.after(link)
  else document.head.append(link)
  return { link, loaded: loadedWhen(came, url, link), holders: 0 }
}

function loadedWhen(came: Promise<boolean>, url: string, link: HTMLLinkElement): Promise<void> {
  const inTime = within(comesWithin, `the style sheet ${url}`, came).catch(() => false)
  const loaded = inTime.then((isThere) => {
    if (!isThere) failed(url, link)
  })
  loaded.catch(() => {})
  return loaded
}

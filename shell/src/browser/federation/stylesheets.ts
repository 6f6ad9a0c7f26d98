import type { Release, SnapshotRelease } from '@nukkad/contracts'
import { freshAddress, notedFailure } from './fresh-address.ts'
import { urlOf } from './integrity.ts'

interface Sheet {
  readonly link: HTMLLinkElement
  readonly loaded: Promise<void>
  holders: number
}

const sheets = new Map<string, Sheet>()

/**
 * Puts style sheets of a release into the page and counts who needs them. `loaded` resolves when all apply and rejects
 * when one did not come or was altered; the last release of a sheet removes it.
 */
export function holdStyles(
  release: SnapshotRelease,
  { browser, files }: Release,
  key: string,
): { loaded: Promise<void>; release(): void } {
  const css = browser.assets[key]?.css ?? []
  const held = css.map((file) => hold(urlOf(release, file), release, files[file]?.integrity))
  return {
    loaded: Promise.all(held.map(({ sheet }) => sheet.loaded)).then(() => {}),
    release: () => {
      for (const { url, sheet } of held.splice(0)) drop(url, sheet)
    },
  }
}

function hold(url: string, release: SnapshotRelease, integrity: string | undefined) {
  const sheet = sheets.get(url) ?? adopt(url) ?? add(url, release, integrity)
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

/** Takes out what the server sent for other releases of a remote and nobody holds: this one stands in their place now. */
export function dropStrays(release: SnapshotRelease): void {
  const own = urlOf(release, '')
  const ofRemote = new URL('..', own).href
  const held = new Set([...sheets.values()].map(({ link }) => link))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-release]')) {
    if (link.href.startsWith(ofRemote) && !link.href.startsWith(own) && !held.has(link)) link.remove()
  }
}

/** The server's own link. Scripts of the page run after its style sheets, so one without rules by now has failed. */
function adopt(url: string): Sheet | undefined {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const link = links.find(({ href }) => href === url)
  if (!link) return undefined
  if (link.sheet) return { link, loaded: Promise.resolve(), holders: 0 }
  link.remove()
  notedFailure(url)
  return undefined
}

function add(url: string, release: SnapshotRelease, integrity = ''): Sheet {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = freshAddress(url)
  link.integrity = integrity
  link.dataset.release = release.id
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        // The next holder tries again with a new link.
        if (sheets.get(url)?.link === link) sheets.delete(url)
        link.remove()
        notedFailure(url)
        reject(new Error(`The style sheet ${new URL(url).pathname} did not load or was altered`))
      },
      { once: true },
    )
  })
  loaded.catch(() => {})
  document.head.append(link)
  return { link, loaded, holders: 0 }
}

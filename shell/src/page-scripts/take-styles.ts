import type { PageFiles } from '@nukkad/contracts'

/** How long sheets that are there wait for those that are not, in milliseconds. */
const applyWithin = 100

/**
 * Asks for each whole style sheet and puts it behind its first rules, which stay for what the server drew until its
 * release gives way to another. Sheets that come together apply together, so that the page is styled once; the shell
 * finds them under way and lets nothing come alive before.
 */
export function takeStyles(hashes: PageFiles['hashes']): void {
  const firstRules = document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')
  const styles: Record<string, Promise<boolean>> = {}
  window.nukkadStyles = styles
  let missing = firstRules.length
  let come: (() => void)[] = []
  let timer: number | undefined

  function applyAll(): void {
    timer = undefined
    const waiting = come
    come = []
    for (const apply of waiting) apply()
  }
  function oneIsOver(): void {
    missing -= 1
    if (missing === 0) applyAll()
    else if (timer === undefined) timer = window.setTimeout(applyAll, applyWithin)
  }

  for (const first of firstRules) {
    const { sheet = '', release } = first.dataset
    const link = document.createElement('link')
    styles[sheet] = new Promise((resolve) => {
      link.onload = () => {
        come.push(() => {
          link.media = 'all'
          resolve(true)
        })
        oneIsOver()
      }
      link.onerror = () => {
        link.remove()
        resolve(false)
        oneIsOver()
      }
    })
    // A sheet for print is fetched without anything waiting for it.
    Object.assign(link, { rel: 'stylesheet', media: 'print', integrity: hashes[sheet] ?? '' })
    link.dataset.release = release
    link.href = sheet
    first.after(link)
  }
}

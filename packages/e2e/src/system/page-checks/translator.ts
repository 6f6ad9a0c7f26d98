import type { BrowserContext } from 'playwright/test'

/** Begins each translated text, so that a test sees which ones are translated. */
const mark = '·'

/** What a text says without the marks of its translation, with single spaces. */
export const untranslated = (text: string) => text.replaceAll(mark, '').replace(/\s+/g, ' ').trim()

/**
 * Translates all pages of a context as Chrome does after its visitor asked for it: each text is replaced by two `font`
 * elements with other words, now and whenever the page shows something new. A real translation needs the network.
 */
export const translatePages = (context: BrowserContext) => context.addInitScript(translate, mark)

function translate(mark: string): void {
  const isForeign = (text: Text) =>
    /[A-Za-z₹]/.test(text.data) && !text.parentElement?.closest('font, script, style, textarea, svg, [translate=no]')
  const translateText = (text: Text) => {
    if (!text.isConnected || !isForeign(text)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = mark + text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translateText)
  }
  const begin = () => {
    document.documentElement.classList.add('translated-ltr')
    translateBelow(document.body)
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of target instanceof Text ? [target] : addedNodes) translateBelow(node)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  addEventListener('load', () => setTimeout(begin, 500))
}

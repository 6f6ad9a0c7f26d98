import { linkTarget, type Navigation } from '@nukkad/platform/host'

/**
 * Makes links in markup that is not hydrated yet navigate without a reload. The returned function removes the handler.
 */
export function leadPlainLinks(element: HTMLElement, navigation: Pick<Navigation, 'go' | 'origin'>): () => void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isForTheBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.defaultPrevented || isForTheBrowser || link.target || link.hasAttribute('download')) return
    const target = linkTarget(link.href, navigation.origin)
    if (target.kind !== 'internal') return
    event.preventDefault()
    navigation.go(target.path)
  }
  element.addEventListener('click', follow)
  return () => element.removeEventListener('click', follow)
}

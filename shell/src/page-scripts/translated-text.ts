/** What a translator left in place of each text. */
const standIns = new WeakMap<Node, ChildNode>()
/** The text of each of those elements. */
const originals = new WeakMap<Node, Node>()

/** What stands in the page for a text that was taken out of it. */
function standInOf(node: Node): ChildNode | undefined {
  const standIn = node.parentNode ? undefined : standIns.get(node)
  return standIn?.parentNode ? standIn : undefined
}

/** `node` itself, or what stands for it below `parent`. */
const present = (node: Node, parent: Node): Node => {
  const standIn = standInOf(node)
  return standIn?.parentNode === parent ? standIn : node
}

/** Makes changes to texts that are not in the page work on their translations; a changed text is translated again. */
function redirectChanges(): void {
  const { insertBefore, appendChild, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      standInOf(node)?.remove()
      return insertBefore.call(this, node, before && present(before, this))
    },
    appendChild(this: Node, node: Node) {
      standInOf(node)?.remove()
      return appendChild.call(this, node)
    },
    removeChild(this: Node, node: Node) {
      removeChild.call(this, present(node, this))
      return node
    },
  })
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      standInOf(this)?.replaceWith(this)
      value?.set?.call(this, text)
    },
  })
}

let isRedirected = false

/** Notes which element took the place of which text. Translators insert `font` elements, then remove the text. */
function note({ addedNodes: [added], removedNodes: [removed], previousSibling }: MutationRecord): void {
  const original = removed && (removed instanceof Text ? removed : originals.get(removed))
  const standIn = added ?? previousSibling
  if (!original || original === standIn || original.parentNode) return
  // One text in place of another is React's own work.
  if (removed === original ? standIn?.nodeName !== 'FONT' : !added) return
  standIns.set(original, standIn as ChildNode)
  originals.set(standIn as Node, original)
  if (!isRedirected) redirectChanges()
  isRedirected = true
}

/**
 * Keeps a page right that the browser translates. A translator takes the texts out of the page, and React goes on
 * changing those: prices and counts would stay as they were when the page was translated, and removing a text would
 * fail and take the screen with it.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => records.forEach(note))
  observer.observe(document.documentElement, { childList: true, subtree: true })
}

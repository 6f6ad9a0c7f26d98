/**
 * Files with integrity from another origin load only when they are requested with CORS. The shell's own files are all
 * same-origin and never need that; here it is set for what the shell adds to the head from a local server.
 */
export function allowCrossOrigin(head: HTMLElement, origins: readonly string[]): void {
  const isLocal = (address: string) => origins.some((origin) => address.startsWith(`${origin}/`))
  const prepare = (node: Node | string) => {
    if (node instanceof HTMLScriptElement && isLocal(node.src)) node.crossOrigin = 'anonymous'
    if (node instanceof HTMLLinkElement && isLocal(node.href)) node.crossOrigin = 'anonymous'
  }
  const { append, appendChild } = head
  Object.assign(head, {
    append(...nodes: (Node | string)[]) {
      nodes.forEach(prepare)
      append.apply(head, nodes)
    },
    appendChild<N extends Node>(node: N): N {
      prepare(node)
      return appendChild.call(head, node) as N
    },
  })
}

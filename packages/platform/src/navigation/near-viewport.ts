/** How far outside the viewport a link counts as near, from the spec's section 9. */
const margin = '200px'

const runs = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Runs once when the element comes near the viewport; one observer serves all links of the page. */
export function whenNear(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        runs.get(target)?.()
      }
    },
    { rootMargin: margin },
  )
  runs.set(element, run)
  observer.observe(element)
  return () => {
    runs.delete(element)
    observer?.unobserve(element)
  }
}

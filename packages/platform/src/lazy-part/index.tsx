import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Resolves once the part is loaded and can be rendered synchronously. */
  ready(): Promise<void>
}

/**
 * A part of a screen that few visits show, with its own script. If the server rendered it, its HTML stays until the
 * script is loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let Here: ComponentType<Props> | undefined
  async function fetchPart() {
    Here = await load()
    return { default: Here }
  }
  // The server has everything in one file, long before it renders.
  if (typeof window === 'undefined') void fetchPart()
  const Coming = lazy(fetchPart)
  function Part(props: Props) {
    // React would unmount the part if another component took its place.
    const [Shown] = useState<ComponentType<Props>>(() => Here ?? Coming)
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { ready: async () => void (await fetchPart()) })
}

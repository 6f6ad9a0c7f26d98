import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

interface LatePart<Props> {
  (props: Props): ReactNode
  /** Resolves when it is here and can be drawn at once. */
  ready(): Promise<void>
}

/**
 * A part of a screen that few visits show, with a script of its own. Where the server drew it the drawing stands until
 * the script has come.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LatePart<Props> {
  let Here: ComponentType<Props> | undefined
  async function fetchPart() {
    Here = await load()
    return { default: Here }
  }
  // The server has all of it in one file, long before it draws.
  if (typeof window === 'undefined') void fetchPart()
  const Coming = lazy(fetchPart)
  function Part(props: Props) {
    // Another component in its place would be drawn anew.
    const [Shown] = useState<ComponentType<Props>>(() => Here ?? Coming)
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { ready: async () => void (await fetchPart()) })
}

import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'

interface RootWish {
  readonly isHydrated: boolean
  /** called once the root handles the events of its element */
  listening?(): void
  readonly options: RootOptions
}

const wishes = new WeakMap<Element, RootWish>()

/** Sets how the next root of an element is created. */
export const wishForRoot = (element: Element, wish: RootWish): void => void wishes.set(element, wish)

/**
 * Replaces react-dom/client inside single-spa-react, which can neither choose per element between hydrating and
 * rendering again nor pass options to hydrateRoot. The choice is made at the first render, when both are possible.
 */
export const reactRoots = {
  createRoot(element: Element): Root {
    const wish = wishes.get(element)
    wishes.delete(element)
    let root: Root | undefined
    return {
      render(children: ReactNode) {
        if (root) return root.render(children)
        if (wish?.isHydrated) {
          // Hydrates in slices: the rendered page can be read meanwhile, and a tap makes React finish at once.
          startTransition(() => {
            root = hydrateRoot(element, children, wish.options)
          })
          wish.listening?.()
        } else {
          root = createRoot(element, wish?.options)
          root.render(children)
        }
      },
      unmount: () => root?.unmount(),
    }
  },
}

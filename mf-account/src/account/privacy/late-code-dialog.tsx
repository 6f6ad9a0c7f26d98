import { type ComponentProps, lazy, Suspense } from 'react'

const load = async () => ({ default: (await import('../code-dialog.tsx')).CodeDialog })
const Loaded = lazy(load)

/** The dialog that asks for a fresh code, loaded on demand: most readers of the page never open it. */
export const CodeDialog = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)

import type { ShellHost } from '@nukkad/platform/host'
import type { ShellStore } from '../ui/shell-state.ts'

interface GuardParts {
  readonly unsaved: () => ShellHost['unsaved']
  readonly store: ShellStore
}

/**
 * Returns true when the page may be left at once; otherwise asks the visitor first, and calls `proceed` if they agree.
 */
export function leaveGuard({ unsaved, store }: GuardParts): (proceed: () => void) => boolean {
  const end = () => store.set({ question: null })
  return (proceed) => {
    if (!unsaved().has()) return true
    const accept = () => {
      end()
      unsaved().forget()
      proceed()
    }
    store.set({ question: { accept, decline: end } })
    return false
  }
}

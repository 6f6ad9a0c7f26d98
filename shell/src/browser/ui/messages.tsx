import { SnackbarRegion } from '@nukkad/ui/snackbar'
import { useCallback } from 'react'
import { LeaveQuestion } from './leave-question.tsx'
import { NoticeView } from './notice-view.tsx'
import type { ShellState, ShellStore } from './shell-state.ts'

/**
 * Notices and questions at the foot of the page. A separate chunk, because none are shown before the visitor interacts.
 */
export default function Messages({ store, state }: { store: ShellStore; state: ShellState }) {
  const { notice, question } = state
  const end = useCallback(() => notice && store.dismiss(notice.id), [store, notice])
  return (
    <>
      <SnackbarRegion>
        {notice && !question && <NoticeView key={notice.id} notice={notice} onEnd={end} />}
      </SnackbarRegion>
      {question && <LeaveQuestion {...question} />}
    </>
  )
}

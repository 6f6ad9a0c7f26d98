import { ConflictQuestion } from '@nukkad/editor'
import type { NavEditing } from './use-nav-editing.ts'

/** Two editors changed the same list: neither version is overwritten without a decision. */
export function NavConflict({ editing }: { readonly editing: NavEditing }) {
  return (
    <ConflictQuestion
      isConflict={editing.isConflict}
      error={editing.problem}
      theirs="Take theirs"
      failure="That did not work. What you wrote is still here; please try again."
      onTakeTheirs={editing.takeTheirs}
      onKeepMine={editing.keepMine}
    >
      <p>If you take theirs, yours is one “Undo” away.</p>
    </ConflictQuestion>
  )
}

import type { EditingSteps } from '../editing/editing-steps.ts'
import { ConflictQuestion } from './conflict-question.tsx'

/** The dialog for an edit conflict: whatever is chosen, neither version is lost. */
export function ConflictDialog({ editing }: { readonly editing: EditingSteps }) {
  return (
    <ConflictQuestion
      isConflict={editing.saving === 'conflict'}
      problem={editing.problem}
      theirs="Take theirs, set mine aside"
      again="Choose what stays"
      failure="Nukkad does not answer just now. What you wrote is still here; try once more."
      onTakeTheirs={() => editing.takeTheirs()}
      onKeepMine={() => editing.keepMine()}
    >
      <p>Theirs stays among the earlier states when you save over it; yours stays in this browser when you do not.</p>
      <p>
        <a href={editing.preview} target="_blank" rel="noreferrer">
          Look at theirs in a new tab
        </a>
      </p>
    </ConflictQuestion>
  )
}

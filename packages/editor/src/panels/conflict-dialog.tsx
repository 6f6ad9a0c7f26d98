import type { EditingSteps } from '../editing/editing-steps.ts'
import { ConflictQuestion } from './conflict-question.tsx'

/** The dialog for an edit conflict: whatever is chosen, neither version is lost. */
export function ConflictDialog({ editing }: { readonly editing: EditingSteps }) {
  return (
    <ConflictQuestion
      isConflict={editing.saving === 'conflict'}
      error={editing.problem}
      theirs="Keep theirs, set mine aside"
      again="Choose a version"
      failure="Nukkad is not responding right now. What you wrote is still here; please try again."
      onTakeTheirs={() => editing.takeTheirs()}
      onKeepMine={() => editing.keepMine()}
    >
      <p>
        If you overwrite it, their version stays among the earlier versions. If you keep theirs, yours stays in this
        browser.
      </p>
      <p>
        <a href={editing.preview} target="_blank" rel="noreferrer">
          View their version in a new tab
        </a>
      </p>
    </ConflictQuestion>
  )
}

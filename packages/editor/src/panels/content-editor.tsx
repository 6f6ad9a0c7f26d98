import { Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconRedo, IconUndo } from '@nukkad/ui/icons'
import { Page } from '@nukkad/ui/page'
import type { ReactNode } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import { useUndoKeys } from '../editing/use-undo-keys.ts'
import styles from '../editor.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import own from './content-editor.module.css'
import { EarlierStates } from './earlier-states.tsx'
import { PreviewLink } from './preview-link.tsx'
import { Publishing } from './publishing.tsx'
import { SavingState } from './saving-state.tsx'
import { StateBadge } from './state-badge.tsx'

interface ContentEditorProps {
  readonly editing: EditingSteps
  /** the title of the current draft */
  readonly title: string
  /** shown next to its state: whose it is */
  readonly about?: ReactNode
  /** replaces the badge that says who can see it */
  readonly badge?: ReactNode
  /** replaces the default publishing panel */
  readonly publishing?: ReactNode
  /** replaces the default address of the preview */
  readonly preview?: string
  /** shown next to the publishing panel */
  readonly aside?: ReactNode
  /** the fields */
  readonly children: ReactNode
}

/** The editor of a record: its fields, saving, and publishing. */
export function ContentEditor(props: ContentEditorProps) {
  const { editing, title, badge, about, publishing, aside, children, preview = editing.preview } = props
  const { kind, facts, saving, problem, setAside } = editing
  useUndoKeys(editing)
  return (
    <Page className={styles.page}>
      <p>
        <Link to={kind.list.href}>{kind.list.name}</Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title || 'Untitled'}</h1>
          <p className={styles.badges}>
            {badge ?? <StateBadge of={facts} />}
            {about && <span className={styles.quiet}>{about}</span>}
          </p>
        </div>
      </header>
      {setAside && (
        <aside className={own.aside} aria-label="Set aside">
          <p>What you wrote (“{setAside.title}”) is set aside in this browser.</p>
          <Button size={40} onClick={() => editing.restoreSetAside()}>
            Restore it
          </Button>
          <Button size={40} variant="quiet" onClick={() => editing.discardSetAside()}>
            Discard it
          </Button>
        </aside>
      )}
      <div className={own.columns} data-editing>
        <div className={own.main} data-fields>
          {children}
        </div>
        <div className={own.side}>
          {publishing ?? <Publishing editing={editing} />}
          {aside}
          <EarlierStates editing={editing} />
        </div>
      </div>
      <div className={styles.bar}>
        <IconButton
          label="Undo the last change"
          icon={<IconUndo size={20} />}
          disabled={!editing.canUndo}
          onClick={() => editing.undo()}
        />
        <IconButton
          label="Redo it"
          icon={<IconRedo size={20} />}
          disabled={!editing.canRedo}
          onClick={() => editing.redo()}
        />
        <SavingState saving={saving} error={problem} at={facts.saved?.at ?? null} />
        <PreviewLink editing={editing} href={preview} />
      </div>
      <ConflictDialog editing={editing} />
    </Page>
  )
}

import { cityOf } from '@nukkad/contracts'
import { Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import type { ReactNode } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { deskHref } from './desk-href.ts'
import { EarlierStates } from './earlier-states.tsx'
import styles from './editor.module.css'
import { Publishing } from './publishing.tsx'
import { SavingState } from './saving-state.tsx'
import { StateBadge } from './state-badge.tsx'
import type { EditingSteps } from './use-editing.ts'

interface ThingEditorProps {
  readonly editing: EditingSteps
  /** as it is typed just now */
  readonly title: string
  /** beside publishing */
  readonly aside?: ReactNode
  /** the fields */
  readonly children: ReactNode
}

/** Something under the hands of an editor: what is written, and its way to the readers. */
export function ThingEditor({ editing, title, aside, children }: ThingEditorProps) {
  const { kind, facts, saving, problem, setAside } = editing
  return (
    <Page className={styles.page}>
      <p>
        <Link to={deskHref(kind.name)}>The editors’ desk</Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title || 'Without a title'}</h1>
          <p className={styles.badges}>
            <StateBadge of={facts} />
            <span className={styles.quiet}>{cityOf(facts.city)?.name}</span>
          </p>
        </div>
      </header>
      {setAside && (
        <aside className={styles.aside} aria-label="Set aside">
          <p>What you wrote (“{setAside.title}”) is set aside in this browser.</p>
          <Button size={40} onClick={() => editing.bringBack()}>
            Bring it back
          </Button>
          <Button size={40} variant="quiet" onClick={() => editing.letGo()}>
            Let it go
          </Button>
        </aside>
      )}
      <div className={styles.columns} data-editing>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>
          <Publishing editing={editing} />
          {aside}
          <EarlierStates editing={editing} />
        </div>
      </div>
      <div className={styles.bar}>
        <SavingState saving={saving} problem={problem} at={facts.saved?.at ?? null} />
        <a
          className={styles.preview}
          href={kind.preview(facts)}
          target="_blank"
          rel="noreferrer"
          onClick={() => void editing.flush()}
        >
          Preview
          <span className={styles.quiet}> in a new tab</span>
        </a>
      </div>
      <ConflictDialog editing={editing} />
    </Page>
  )
}

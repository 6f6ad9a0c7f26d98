import { cityOf } from '@nukkad/contracts'
import type { EditedPost } from '@nukkad/contracts/endpoints/editor'
import { hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { BlockStack } from './block-stack.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EarlierStates } from './earlier-states.tsx'
import styles from './editor.module.css'
import { PostFields } from './post-fields.tsx'
import { Publishing } from './publishing.tsx'
import { SavingState } from './saving-state.tsx'
import { StateBadge } from './state-badge.tsx'
import { usePostEditor } from './use-post-editor.ts'

/** A post under the hands of an editor: its facts, its blocks, and the way to its readers. */
export function PostEditor({ begun }: { readonly begun: EditedPost }) {
  const editing = usePostEditor(begun)
  const { draft, facts, saving, problem, fields, setAside, change } = editing
  return (
    <Page className={styles.page}>
      <p>
        <Link to={hrefs.editor()}>The editors’ desk</Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{draft.title || 'Without a title'}</h1>
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
      <div className={styles.columns}>
        <div className={styles.main}>
          <PostFields city={facts.city} draft={draft} fields={fields} onChange={change} />
          <BlockStack
            city={facts.city}
            blocks={draft.blocks}
            fields={fields}
            onChange={(blocks) => change({ blocks })}
          />
        </div>
        <div className={styles.side}>
          <Publishing editing={editing} />
          <EarlierStates editing={editing} />
        </div>
      </div>
      <div className={styles.bar}>
        <SavingState saving={saving} problem={problem} at={facts.saved?.at ?? null} />
        <a
          className={styles.preview}
          href={hrefs.preview(facts.city, facts.slug)}
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

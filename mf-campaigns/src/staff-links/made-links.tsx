import { formatNumber, useOrigin, useUnsavedInput } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { useState } from 'react'
import { slugOf } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'
import { csvOf } from './new-links.ts'

interface MadeLinksProps {
  readonly paths: readonly string[]
  readonly title: string
  readonly onAgain: () => void
}

/** Links that were just made. They are shown only here, so leaving them before they are saved asks first. */
export function MadeLinks({ paths, title, onAgain }: MadeLinksProps) {
  const origin = useOrigin()
  const [isSaved, setSaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsavedInput(!isSaved)

  function save() {
    download(new Blob([csvOf(paths, origin)], { type: 'text/csv' }), `${slugOf(title) || 'links'}.csv`)
    setSaved(true)
  }
  return (
    <section className={styles.group} role="status">
      <h2>{paths.length === 1 ? '1 link created' : `${formatNumber(paths.length)} links created`}</h2>
      <p>Save the file now: we do not store the links, so they cannot be shown again.</p>
      <div className={styles.actions}>
        <Button onClick={save}>Save as CSV</Button>
        <Button variant="secondary" onClick={() => (isSaved ? onAgain() : setAsking(true))}>
          Make others
        </Button>
      </div>
      {paths.length === 1 && <code className={styles.mono}>{`${origin}${paths[0]}`}</code>}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Leave these links?"
        description="They are not saved as a file, and cannot be shown again."
        keep="Stay here"
        confirm="Leave them"
        onConfirm={onAgain}
      />
    </section>
  )
}

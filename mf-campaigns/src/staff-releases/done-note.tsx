import type { Releases } from '@nukkad/contracts/endpoints/site/releases'
import { useApi, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { QrCode } from '../parts/qr/qr-code.tsx'
import staff from '../parts/staff/staff.module.css'
import styles from './releases.module.css'
import { releasesQuery } from './releases.queries.ts'
import type { ReleaseChanges } from './use-release-change.ts'

const lookEveryMs = 1000

/** The last change, how many shells have applied it, and an undo button. */
export function DoneNote({ changes: { done, error, isBusy, undo } }: { readonly changes: ReleaseChanges }) {
  return (
    <div className={styles.done}>
      <p role="alert" className={staff.problem}>
        {error?.message}
      </p>
      <div role="status">
        {done && (
          <div className={staff.removed}>
            <p>
              {done.words} <Taken sequence={done.sequence} />
            </p>
            {done.undo && (
              <Button variant="secondary" size={40} busy={isBusy} onClick={undo}>
                Undo
              </Button>
            )}
          </div>
        )}
        {done?.preview && (
          <div className={styles.preview}>
            <QrCode qr={done.preview.qr} title="QR code of the preview link" className={styles.qr} />
            <p>
              Anyone with this link sees this version until you end the preview. The link is shown only once.
              <br />
              <a href={done.preview.url} className={staff.mono}>
                {done.preview.url}
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

function Taken({ sequence }: { readonly sequence: number }) {
  const takenBy = (shells: Releases['shells'] = []) => shells.filter((shell) => shell.sequence >= sequence).length
  const { data } = useQuery({
    ...releasesQuery(useApi()),
    // Shells apply a change within a second; a shell that refuses it is reported in the list of shells.
    refetchInterval: ({ state }) => takenBy(state.data?.shells) < (state.data?.shells.length ?? 0) && lookEveryMs,
  })
  if (!data || data.shells.length === 0) return null
  const taken = takenBy(data.shells)
  return (
    <span className={staff.quiet}>
      Taken by {taken} of {data.shells.length} {data.shells.length === 1 ? 'shell' : 'shells'}.
    </span>
  )
}

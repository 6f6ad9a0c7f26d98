import { askForCopy, takeCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { formatDay, formatTime, useApi, useMutation, useNotify, useQuery, useQueryClient } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { Section } from '@nukkad/ui/section'
import { useState } from 'react'
import styles from '../account.module.css'
import { copyQuery } from '../account.queries.ts'
import { CodeDialog } from './late-code-dialog.tsx'

/**
 * Everything stored about the user as a zip file: requested with a code, built in the background, downloadable once.
 */
export function CopyOfData({ userId }: { readonly userId: string }) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const query = copyQuery(api, userId)
  const { data: copy } = useQuery(query)
  const [isAsking, setAsking] = useState(false)
  const taking = useMutation({
    mutationFn: (id: string) => api.call(takeCopy, { params: { id } }, { timeout: 60_000 }),
    onSuccess: (file) => download(file, 'nukkad-my-data.zip'),
    onError: () => notify('The download failed. Please request a new copy.', { tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
  return (
    <Section title="A copy of your data">
      <p>
        Everything we know about you in one file: as spreadsheets and in a machine-readable format. You can download it
        once, within two days.
      </p>
      <p role="status" className={styles.soft}>
        {copy?.state === 'preparing' &&
          'We are preparing your copy. You can leave this page; we will tell you by email or text when it is ready.'}
        {copy?.state === 'ready' &&
          `Your copy is ready to download until ${formatDay(copy.expiresAt)}, ${formatTime(copy.expiresAt)}.`}
        {copy?.state === 'taken' && 'You have downloaded your last copy.'}
        {copy?.state === 'expired' && 'Your last copy expired before it was downloaded.'}
      </p>
      <div className={styles.actions}>
        {copy?.state === 'ready' ? (
          <Button size={48} busy={taking.isPending} onClick={() => taking.mutate(copy.id)}>
            Download my copy
          </Button>
        ) : (
          <Button variant="secondary" size={48} disabled={copy?.state === 'preparing'} onClick={() => setAsking(true)}>
            Request a copy
          </Button>
        )}
      </div>
      {isAsking && (
        <CodeDialog
          title="A copy of your data"
          purpose="copy"
          submit="Make my copy"
          onClose={() => setAsking(false)}
          onCode={async (code) => {
            const { data } = await api.call(askForCopy, { body: { code } })
            client.setQueryData(query.queryKey, data)
            setAsking(false)
          }}
        />
      )}
    </Section>
  )
}

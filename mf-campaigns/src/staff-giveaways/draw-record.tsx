import { giveawayEntries } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import type { EditedGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { useApi, useMutation } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import styles from '../parts/staff/staff.module.css'

/** The complete record of the draw as files, so that anyone who doubts it can repeat it. */
export function DrawRecord({ giveaway: { id, title, rules, draw } }: { readonly giveaway: EditedGiveaway }) {
  const api = useApi()
  const saving = useMutation({
    mutationFn: () => api.call(giveawayEntries, { params: { id } }),
    onSuccess: (list) => download(new Blob([String(list)], { type: 'text/plain' }), `${id}-entries.txt`),
  })
  const record = JSON.stringify(
    { id, title, rules, ...draw, method: 'entries by HMAC-SHA256(seed || beacon, entry), smallest first' },
    null,
    2,
  )
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        onClick={() => download(new Blob([record], { type: 'application/json' }), `${id}-draw.json`)}
      >
        The record of the draw
      </Button>
      <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
        The list of entries
      </Button>
      <p role="alert" className={styles.problem}>
        {saving.error?.message}
      </p>
    </div>
  )
}

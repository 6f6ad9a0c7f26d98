import { type LinkBatch, revokeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { formatDay, formatNumber, useApi, useMutation } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { Links } from './links-of-batch.tsx'

interface BatchCardProps {
  readonly batch: LinkBatch
  readonly onChanged: () => void
}

/** A batch of links: how many were used, which ones, and a way to revoke them. */
export function BatchCard({ batch, onChanged }: BatchCardProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const revoking = useMutation({
    mutationFn: (nth?: number) =>
      api.call(revokeLinks, { params: { id: batch.id }, body: nth === undefined ? {} : { nth } }),
    onSuccess: onChanged,
    onSettled: () => setAsking(false),
  })
  const { title, kind, madeBy, madeAt, count, used, revoked } = batch
  return (
    <li className={styles.row}>
      <span>
        <b>{title}</b> <Badge>{kind === 'token' ? 'Tokens' : 'Links'}</Badge>
      </span>
      <span>
        {formatNumber(count)} made on {formatDay(madeAt)}
        {madeBy && ` by ${madeBy}`}; {formatNumber(used)} {kind === 'token' ? 'spent' : 'opened'},{' '}
        {formatNumber(revoked)} withdrawn
      </span>
      <p role="alert" className={styles.problem}>
        {revoking.error?.message}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide them' : 'One by one'}
        </Button>
        {revoked < count && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Withdraw all
          </Button>
        )}
      </div>
      {isOpen && <Links batch={batch} isBusy={revoking.isPending} onRevoke={(nth) => revoking.mutate(nth)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Withdraw all of “${title}”?`}
        description="The links will stop working. What was already used stays used."
        keep="Keep them"
        confirm="Withdraw them"
        busy={revoking.isPending}
        onConfirm={() => revoking.mutate(undefined)}
      />
    </li>
  )
}

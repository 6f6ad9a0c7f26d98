import { type MerchantPeople, removeMerchantPerson } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { formatDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { lazy, Suspense, useState } from 'react'
import styles from '../parts/team/team.module.css'
import { useMerchantChange } from './use-merchant-change.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

interface PersonRowProps {
  readonly slug: string
  readonly person: MerchantPeople['people'][number]
  readonly isLast: boolean
}

/** An account of a merchant. Removing it asks first, and says so if nobody is left. */
export function PersonRow({ slug, person: { id, name, email, since, isOwner }, isLast }: PersonRowProps) {
  const [isAsking, setAsking] = useState(false)
  const removing = useMerchantChange(slug, (api) =>
    api.call(removeMerchantPerson, { params: { slug, id: Number(id) }, body: { ...(isLast && { isLast }) } }),
  )
  return (
    <li>
      <p>
        <b>{name}</b>, {email} {isOwner && <Badge>Owner</Badge>}
      </p>
      <div className={styles.actions}>
        <span className={styles.quiet}>Since {formatDay(since)}</span>
        <Button variant="quiet" size={40} busy={removing.isPending} onClick={() => setAsking(true)}>
          Remove {name}
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {removing.error?.message}
      </p>
      {isAsking && (
        <Suspense>
          <RemoveDialog
            name={name}
            isLast={isLast}
            busy={removing.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => removing.mutate(undefined, { onSettled: () => setAsking(false) })}
          />
        </Suspense>
      )}
    </li>
  )
}

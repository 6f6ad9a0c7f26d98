import {
  changeOwner,
  type OwnPeople,
  ownPeople,
  removeColleague,
} from '@nukkad/contracts/endpoints/merchants/own-people'
import { formatDay, useNotify } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { lazy, Suspense, useState } from 'react'
import styles from '../parts/team/team.module.css'
import { useOwnChange } from './merchant-people.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('@nukkad/ui/confirm-dialog')).ConfirmDialog }))

interface ColleagueProps {
  readonly person: OwnPeople['people'][number]
  readonly isMe: boolean
  /** whether the reader is an owner */
  readonly mayChange: boolean
  readonly isOnlyOwner: boolean
}

/** An account of the merchant; owners make it an owner, or remove it after a question. */
export function Colleague({ person, isMe, mayChange, isOnlyOwner }: ColleagueProps) {
  const { id, name, email, since, isOwner } = person
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const params = { id: Number(id) }
  const owning = useOwnChange((api) => api.call(changeOwner, { params, body: { isOwner: !isOwner } }))
  const removing = useOwnChange(async (api) => {
    await api.call(removeColleague, { params })
    return api.call(ownPeople)
  })
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => notify(`${name} no longer acts for your shop.`),
      onSettled: () => setAsking(false),
    })
  return (
    <li>
      <p>
        <b>{name}</b>
        {isMe && ' (you)'} {isOwner && <Badge>Owner</Badge>}
      </p>
      <p className={styles.quiet}>
        {email}, since {formatDay(since)}
      </p>
      {mayChange && (
        <div className={styles.actions}>
          {!isOnlyOwner && (
            <Button
              variant="secondary"
              size={40}
              busy={owning.isPending}
              aria-label={`${ownerWords(name, isMe, isOwner)}, ${email}`}
              onClick={() => owning.mutate()}
            >
              {ownerWords(name, isMe, isOwner)}
            </Button>
          )}
          {!isMe && (
            <Button
              variant="quiet"
              size={40}
              busy={removing.isPending}
              aria-label={`Remove ${name}, ${email}`}
              onClick={() => setAsking(true)}
            >
              Remove {name}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {(owning.error ?? removing.error)?.message}
      </p>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onClose={() => setAsking(false)}
            title={`Remove ${name}?`}
            description="They lose access to the back office at once, and get an email. Their account for shopping stays."
            keep="Keep"
            confirm="Remove"
            busy={removing.isPending}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </li>
  )
}

function ownerWords(name: string, isMe: boolean, isOwner: boolean): string {
  if (!isOwner) return `Make ${name} an owner`
  return isMe ? 'Stop being an owner' : `${name} is no owner any more`
}

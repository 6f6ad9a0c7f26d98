import { changeOrganiser, type EditedEvent } from '@nukkad/contracts/endpoints/content/editor'
import styles from '@nukkad/editor/editor.module.css'
import { slugIn } from '@nukkad/editor/fields'
import { ApiError, hrefs, Link, useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconClose } from '@nukkad/ui/icons'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'

/** Who may check in guests at the entrance. Changes apply at once, since readers do not see them. */
export function Organisers({ event }: { readonly event: EditedEvent }) {
  const api = useApi()
  const [people, setPeople] = useState(event.organisers)
  const [email, setEmail] = useState('')
  const changing = useMutation({
    mutationFn: async (body: { email: string; isOrganiser: boolean }) =>
      (await api.call(changeOrganiser, { params: { id: event.id }, body })).data,
    onSuccess(now, { isOrganiser }) {
      setPeople(now)
      if (isOrganiser) setEmail('')
    },
  })
  const { error, isPending } = changing
  const atField = error instanceof ApiError ? error.fields.email : undefined

  function add(submitted: FormEvent) {
    submitted.preventDefault()
    const wanted = email.trim()
    if (wanted && !isPending) changing.mutate({ email: wanted, isOrganiser: true })
  }
  return (
    <section className={styles.panel} aria-labelledby="organisers">
      <h2 id="organisers">At the door</h2>
      <p className={styles.quiet}>They can check tickets and see how many guests have arrived.</p>
      {event.href && (
        <p>
          <Link to={hrefs.eventCheckIn(slugIn(event.href))}>Check tickets in</Link>
        </p>
      )}
      <ul className={styles.people}>
        {people.map(({ id, name, email: address }) => (
          <li key={id}>
            <span>
              {name}
              <span className={styles.quiet}>{address}</span>
            </span>
            {people.length > 1 && (
              <IconButton
                label={`Remove organiser ${name}`}
                icon={<IconClose size={18} />}
                disabled={isPending}
                onClick={() => changing.mutate({ email: address, isOrganiser: false })}
              />
            )}
          </li>
        ))}
      </ul>
      <form method="post" noValidate className={styles.fields} onSubmit={add}>
        <TextField
          label="Another person, by email address"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={atField}
          onChange={(changed) => setEmail(changed.target.value)}
        />
        <p role="alert" className={styles.alert}>
          {error && !atField ? error.message : ''}
        </p>
        <Button type="submit" wide variant="secondary" busy={isPending}>
          Add person
        </Button>
      </form>
    </section>
  )
}

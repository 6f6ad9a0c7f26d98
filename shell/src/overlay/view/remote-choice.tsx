import type { OverlaidRemote, OverlaidVersion, Override } from '@nukkad/contracts/overlay'
import { type FormEvent, useId, useState } from 'react'
import styles from './panel.module.css'
import surface from './surface.module.css'
import { useCall } from './use-call.ts'

interface RemoteChoiceProps {
  readonly name: string
  readonly remote: OverlaidRemote
  readonly override: Override | undefined
  readonly onChoose: (override: Override | undefined) => Promise<void>
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
const fromLocal = 'local'

const wordsOf = ({ version, publishedAt, channels, fault }: OverlaidVersion) =>
  [version, day.format(new Date(publishedAt)), ...channels, ...(fault ? ['can’t be run'] : [])].join(', ')

/** Chooses what this browser runs of a remote: the usual version, a given version, or a local server. */
export function RemoteChoice({ name, remote, override, onChoose }: RemoteChoiceProps) {
  const id = useId()
  const present = !override ? '' : 'version' in override ? override.version : fromLocal
  const [chosen, choose] = useState(present)
  const [address, type] = useState(override && 'address' in override ? override.address : 'http://localhost:3000')
  const calling = useCall()
  const { usual, versions } = remote
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = chosen === fromLocal ? { address: address.trim().replace(/\/$/, '') } : { version: chosen }
    calling.run(() => onChoose(chosen === '' ? undefined : wanted))
  }
  return (
    <form method="post" className={styles.choice} onSubmit={submit}>
      <h3>{name}</h3>
      <label htmlFor={`${id}-version`}>Runs in this browser</label>
      <select id={`${id}-version`} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{usual ? `As usual: ${usual.version}, ${usual.channel}` : 'As usual: nothing'}</option>
        {versions.map((version) => (
          <option key={version.version} value={version.version} disabled={version.fault !== undefined}>
            {wordsOf(version)}
          </option>
        ))}
        <option value={fromLocal}>From a server on this machine</option>
      </select>
      {chosen === fromLocal && (
        <>
          <label htmlFor={`${id}-address`}>Its address</label>
          <input
            id={`${id}-address`}
            value={address}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => type(target.value)}
          />
          <p id={`${id}-hint`}>
            The address of npm run dev on this machine: http://localhost or http://127.0.0.1 with its port
          </p>
        </>
      )}
      <button type="submit" disabled={calling.isBusy}>
        Run it here
      </button>
      <p role="alert" className={calling.fault ? surface.fault : surface.quiet}>
        {calling.fault}
      </p>
    </form>
  )
}

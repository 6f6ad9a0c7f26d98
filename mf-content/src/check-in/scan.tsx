import { checkIn } from '@nukkad/contracts/endpoints/events/check-in'
import { useApi, useMutation, useQueryClient } from '@nukkad/platform'
import { canScan, useScanner } from '@nukkad/platform/scanning'
import { Button } from '@nukkad/ui/button'
import { CheckResult } from '@nukkad/ui/check-result'
import { TextField } from '@nukkad/ui/text-field'
import { Viewfinder } from '@nukkad/ui/viewfinder'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import styles from './check-in.module.css'
import { Answer } from './check-in-answer.tsx'

/** The camera, and the field for a code that it cannot read. */
export function Scan({ slug }: { readonly slug: string }) {
  const api = useApi()
  const client = useQueryClient()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const scanning = useMutation({
    mutationFn: async (code: string) =>
      (await api.call(checkIn, { params: { discoveryId: slug }, body: { code } })).data,
    onSuccess: ({ door }) => client.setQueryData(['door', slug], door),
  })
  const { mutate } = scanning
  const onCode = useCallback((code: string) => mutate(code), [mutate])
  const problem = useScanner(video, isOn, onCode)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '').trim()
    if (!code) return form.querySelector('input')?.focus()
    mutate(code)
    form.reset()
    form.querySelector('input')?.focus()
  }
  return (
    <section className={styles.scan} aria-label="Check a ticket">
      {canScan() && <Viewfinder video={video} isOn={isOn} onToggle={setOn} />}
      <p role="alert">{problem}</p>
      <form method="post" onSubmit={submit} className={styles.form}>
        <TextField
          name="code"
          label="Ticket code"
          hint="Sixteen letters and digits, below the QR code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" busy={scanning.isPending}>
          Check it
        </Button>
      </form>
      <div role="status" aria-live="assertive">
        {scanning.data && <Answer said={scanning.data.checkIn} />}
        {scanning.error && (
          <CheckResult isYes={false} className={styles.result}>
            {scanning.error.message}
          </CheckResult>
        )}
      </div>
    </section>
  )
}

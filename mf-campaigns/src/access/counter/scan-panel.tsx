import { type Preview, scanCode } from '@nukkad/contracts/endpoints/access/access-counter'
import { useApi, useMutation } from '@nukkad/platform'
import { canScan, useScanner } from '@nukkad/platform/scanning'
import { Button } from '@nukkad/ui/button'
import { CheckResult } from '@nukkad/ui/check-result'
import { TextField } from '@nukkad/ui/text-field'
import { Viewfinder } from '@nukkad/ui/viewfinder'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { newNonce } from '../card/new-nonce.ts'
import styles from './counter.module.css'
import { PreviewCard } from './preview-card.tsx'
import { useWaitingUses } from './use-waiting-uses.ts'
import { WaitingUsesList } from './waiting-uses-list.tsx'

/** Camera or typed digits, then a preview of the available offers, then the confirmation. */
export function ScanPanel({ staffId }: { readonly staffId: string }) {
  const api = useApi()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [hasCamera, setHasCamera] = useState(false)
  const { waiting, last, confirm, drop, forget } = useWaitingUses(staffId)
  useEffect(() => setHasCamera(canScan()), [])
  const looking = useMutation({
    mutationFn: async (body: { code: string; tail?: string }) => (await api.call(scanCode, { body })).data,
    onMutate: forget,
  })
  const { mutate, reset } = looking
  const onCode = useCallback((code: string) => mutate({ code }), [mutate])
  const preview = looking.data
  const refusal = looking.error?.message ?? (preview?.result === 'ok' ? undefined : preview?.message)
  const isConfirmed = last?.outcome.result === 'confirmed'
  const problem = useScanner(video, isOn && preview?.result !== 'ok', onCode)

  function choose(seen: Preview, offer: Preview['offers'][number]) {
    reset()
    void confirm({
      nonce: newNonce(),
      scan: seen.scan ?? '',
      offerId: offer.id,
      offer: offer.title,
      staffId,
      member: seen.member ?? '',
    })
  }
  return (
    <section className={styles.scan} aria-label="Check a member’s code">
      {hasCamera && <Viewfinder video={video} isOn={isOn} onToggle={setOn} />}
      <p role="alert">{problem}</p>
      <CodeForm isBusy={looking.isPending} onCode={mutate} />
      <div role="status" aria-live="assertive" className={styles.said}>
        {refusal !== undefined && (
          <CheckResult isYes={false} className={styles.result}>
            {refusal}
          </CheckResult>
        )}
        {last && (
          <CheckResult isYes={isConfirmed} word={isConfirmed ? 'Yes' : 'No'} className={styles.result}>
            <p>{last.outcome.message}</p>
          </CheckResult>
        )}
      </div>
      {preview?.result === 'ok' && <PreviewCard preview={preview} onChoose={choose} onCancel={reset} />}
      {waiting.length > 0 && <WaitingUsesList uses={waiting} onDrop={(use) => void drop(use)} />}
    </section>
  )
}

interface CodeFormProps {
  readonly isBusy: boolean
  readonly onCode: (typed: { code: string; tail?: string }) => void
}

/** The digits of a card, typed where no camera can scan it. */
function CodeForm({ isBusy, onCode }: CodeFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('code') ?? '').trim()
    const tail = String(form.get('tail') ?? '').trim()
    if (code.length < 6) return event.currentTarget.querySelector('input')?.focus()
    onCode({ code, ...(/^\d{4}$/.test(tail) && { tail }) })
  }
  return (
    <form method="post" onSubmit={submit} className={styles.form}>
      <TextField
        name="code"
        label="Six digits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={80}
        spellCheck={false}
      />
      <TextField
        name="tail"
        label="Last four of phone or card"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        spellCheck={false}
      />
      <Button type="submit" busy={isBusy}>
        Look
      </Button>
    </form>
  )
}

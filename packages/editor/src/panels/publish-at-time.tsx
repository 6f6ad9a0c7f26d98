import { Button } from '@nukkad/ui/button'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { inIndia, momentOf } from '../fields/kolkata-time.ts'
import type { PublishingSteps } from './use-publishing-steps.ts'

interface PublishAtTimeProps {
  readonly steps: PublishingSteps
  /** the server's validation errors, by field name */
  readonly fields: Readonly<Record<string, string>>
}

/** Publishes at a chosen time. */
export function PublishAtTime({ steps: { at, setAt, busy, publish }, fields }: PublishAtTimeProps) {
  return (
    <>
      <DateTimeField
        label="Or schedule it"
        hint="The time in India"
        min={inIndia(Date.now()).slice(0, 10)}
        value={at}
        error={fields.at && `This time ${fields.at}`}
        onChange={setAt}
      />
      <Button
        wide
        variant="secondary"
        busy={busy === 'later'}
        disabled={!at}
        onClick={() => void publish(momentOf(at) ?? null)}
      >
        Publish at this time
      </Button>
    </>
  )
}

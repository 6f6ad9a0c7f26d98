import { Button } from '@nukkad/ui/button'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { inIndia, momentOf } from '../fields/kolkata-time.ts'
import type { PublishingSteps } from './use-publishing-steps.ts'

interface PublishAtTimeProps {
  readonly steps: PublishingSteps
  /** what the server minded, by name */
  readonly fields: Readonly<Record<string, string>>
}

/** The way to the readers at a time that somebody chooses. */
export function PublishAtTime({ steps: { at, setAt, busy, publish }, fields }: PublishAtTimeProps) {
  return (
    <>
      <DateTimeField
        label="Or at a time"
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

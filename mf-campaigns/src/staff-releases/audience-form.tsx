import type { ChangeRequest } from '@nukkad/contracts/registry-service'
import { focusBadInput } from '@nukkad/ui/bad-input'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { Dialog } from '@nukkad/ui/dialog'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import { NumberField } from '../parts/staff/number-field.tsx'
import staff from '../parts/staff/staff.module.css'
import { percent, shortVersion } from './release-words.ts'

interface AudienceFormProps {
  readonly remote: string
  readonly version: string
  /** `accounts`: email addresses of the accounts that get it */
  readonly onChosen: (change: ChangeRequest, words: string, accounts?: readonly string[]) => void
  /** why the last choice was refused */
  readonly error: Error | null
  readonly onClose: () => void
}

const places = [
  { value: '', label: 'In the app and outside' },
  { value: 'true', label: 'Inside the app only' },
  { value: 'false', label: 'Outside the app only' },
]
const kinds = [
  { value: 'canary', label: 'A share of all visitors (canary)' },
  { value: 'campaign', label: 'Some visitors, or everyone for a limited time' },
]
const noWish = { kind: 'canary', share: 10, isJudged: true, cities: '', accounts: '', webview: '', from: '', until: '' }
/** The field's value is local time without a zone; it is taken as Indian time. */
const inIndia = (time: string) => `${time}:00+05:30`
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** The audience of a version: a share of all visitors, or visitors by place, time or app. */
// limit: one form, whose fields depend on the kind of audience
export function AudienceForm({ remote, version, error, onChosen, onClose }: AudienceFormProps) {
  const [wish, setWish] = useState(noWish)
  const change = (parts: Partial<typeof noWish>) => setWish({ ...wish, ...parts })
  const fields = useRef<HTMLDivElement>(null)
  const isCanary = wish.kind === 'canary'
  const share = Math.min(100, Math.max(0.1, wish.share || 0.1)) / 100
  const give = () => {
    if (focusBadInput(fields.current)) return
    const name = shortVersion(version)
    if (isCanary) {
      onChosen(
        { act: 'canary', remote, version, share, isJudged: wish.isJudged },
        `${name} goes to ${percent(share)} of visitors.`,
      )
      return
    }
    const cities = wordsIn(wish.cities)
    const window = {
      ...(cities.length > 0 && { cities }),
      ...(wish.webview && { webview: wish.webview === 'true' }),
      ...(wish.from && { from: inIndia(wish.from) }),
      ...(wish.until && { until: inIndia(wish.until) }),
      ...(share < 1 && { share }),
    }
    const accounts = wordsIn(wish.accounts)
    onChosen(
      { act: 'campaign', remote, version, window },
      `${name} is available to the audience you chose.`,
      accounts.length > 0 ? accounts : undefined,
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Who gets ${shortVersion(version)}?`}
      description="Everyone else stays on the stable version."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={give}>Roll out</Button>
        </>
      }
    >
      <div ref={fields} className={staff.fields}>
        <p role="alert" className={staff.problem}>
          {error?.message}
        </p>
        <SelectField
          label="To whom"
          options={kinds}
          value={wish.kind}
          onChange={(event) => change({ kind: event.target.value })}
        />
        <NumberField label="Percentage" value={wish.share} onChange={(share) => change({ share: share ?? 100 })} />
        {isCanary ? (
          <Checkbox
            label="Promote or withdraw it automatically, based on its visitors’ error rates"
            checked={wish.isJudged}
            onChange={(event) => change({ isJudged: event.target.checked })}
          />
        ) : (
          <>
            <TextField
              label="Cities"
              hint="Such as delhi, goa. Empty: everywhere."
              value={wish.cities}
              onChange={(event) => change({ cities: event.target.value })}
            />
            <TextField
              label="Accounts"
              hint="Email addresses of accounts here. Empty: everyone."
              value={wish.accounts}
              onChange={(event) => change({ accounts: event.target.value })}
            />
            <SelectField
              label="Where"
              options={places}
              value={wish.webview}
              onChange={(event) => change({ webview: event.target.value })}
            />
            <div className={staff.pair}>
              <DateTimeField label="From" value={wish.from} onChange={(from) => change({ from })} />
              <DateTimeField label="Until" value={wish.until} onChange={(until) => change({ until })} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { type Courier, couriers } from '@nukkad/contracts/endpoints/orders/shipment'
import { useStorage, useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { focusFirstError } from '@nukkad/ui/first-error'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { oneOf } from '../back-office/page-of.ts'
import { PickupField } from './pickup-field.tsx'
import { blankStep, inputErrorsOfStep, type StepDraft, takingOf } from './step-draft.ts'
import { warningOf } from './step-words.ts'
import styles from './steps.module.css'
import { UnsellableLines } from './unsellable-lines.tsx'
import type { Taking } from './use-step.ts'

interface StepFormProps {
  readonly step: NextStep
  readonly isBusy: boolean
  readonly error: string | undefined
  /** what it is now, once the step is no longer possible */
  readonly changedTo: string | undefined
  readonly onBack: () => void
  readonly onTake: (taking: Taking) => void
}

/** The next parcel most likely goes with the same courier as the last. */
const lastCourier = 'staffCourier'

/**
 * The fields that a step needs, and a confirmation for steps that cannot be undone. Typed input is kept when the server
 * refuses the step.
 */
// limit: one form, whose fields depend on the step that is taken
export default function StepForm({ step, isBusy, error, changedTo, onBack, onTake }: StepFormProps) {
  const { session } = useStorage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasTried, setTried] = useState(false)
  const [draft, setDraft] = useState<StepDraft>(() => ({
    ...blankStep(step),
    courier: oneOf<Courier>(couriers, session.getItem(lastCourier)) ?? '',
  }))
  const change = (parts: Partial<StepDraft>) => setDraft((before) => ({ ...before, ...parts }))
  const inputErrors = hasTried ? inputErrorsOfStep(step, draft) : {}
  const needs = (what: NextStep['needs'][number]) => step.needs.includes(what)
  const warning = warningOf(step)
  useUnsavedInput(draft.awb !== '' || draft.reason !== '')
  useEffect(() => heading.current?.focus(), [])

  function send(form: HTMLFormElement) {
    setTried(true)
    if (Object.keys(inputErrorsOfStep(step, draft)).length > 0) return focusFirstError(form)
    if (isBusy || changedTo) return
    if (draft.courier) session.setItem(lastCourier, draft.courier)
    onTake(takingOf(step, draft))
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={step.label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {step.label}
      </h3>
      {warning && <p className={styles.warning}>{warning}</p>}
      {needs('courier') && (
        <SelectField
          label="Courier"
          placeholder="Choose a courier"
          options={couriers.map((name) => ({ value: name, label: name }))}
          value={draft.courier}
          error={inputErrors.courier}
          onChange={(event) => change({ courier: oneOf<Courier>(couriers, event.target.value) ?? '' })}
        />
      )}
      {(needs('awb') || needs('courier')) && (
        <TextField
          label="Tracking number"
          optional={draft.courier === 'Merchant Delivery' || !needs('awb')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={draft.awb}
          error={inputErrors.awb}
          hint="Letters and digits, as printed by the courier."
          onChange={(event) => change({ awb: event.target.value })}
        />
      )}
      {needs('pickup') && (
        <PickupField
          slots={step.pickup_slots ?? []}
          value={draft.slot}
          error={inputErrors.pickup}
          onChange={(slot) => change({ slot })}
        />
      )}
      {needs('condition') && (
        <RadioGroup
          label="What condition is it in?"
          value={draft.condition}
          error={inputErrors.condition}
          onChange={(condition) => change({ condition: condition === 'good' ? 'good' : 'poor' })}
          options={[
            {
              value: 'good',
              label: 'As new',
              hint: step.refunds
                ? 'It goes back into stock, and the buyer is refunded now.'
                : 'It goes back into stock.',
            },
            { value: 'poor', label: 'Damaged or used', hint: 'It does not go back into stock.' },
          ]}
        />
      )}
      {step.puts_back && (
        <UnsellableLines
          lines={step.puts_back}
          chosen={draft.unsellable}
          onChange={(unsellable) => change({ unsellable })}
        />
      )}
      {needs('reason') && (
        <TextArea
          label="Why?"
          hint="The buyer will see this."
          rows={2}
          maxLength={300}
          value={draft.reason}
          error={inputErrors.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      )}
      <p role="alert" className={styles.alert}>
        {changedTo
          ? `This was changed elsewhere: it is now “${changedTo}”, so this step is no longer possible.`
          : error}
      </p>
      {!changedTo && (
        <Button type="submit" size={56} wide busy={isBusy} variant={step.is_main ? 'primary' : 'danger'}>
          {warning && step.needs.length === 0 ? `Yes: ${step.label}` : step.label}
        </Button>
      )}
      <Button variant="quiet" size={48} wide onClick={onBack}>
        {changedTo ? 'Close' : 'Not yet'}
      </Button>
    </form>
  )
}

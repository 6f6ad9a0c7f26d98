import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { Button } from '@nukkad/ui/button'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { isQuick } from './step-words.ts'
import styles from './steps.module.css'
import type { Taking } from './use-step.ts'

/** The fields are loaded only when a step needs them: most steps are one tap. */
const StepForm = lazy(() => import('./step-form.tsx'))

interface StepPanelProps {
  /** the accessible name of the group: what the steps belong to */
  readonly label: string
  /** what it is now, in words: "Packed" */
  readonly state: string
  readonly next: readonly NextStep[]
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly onTake: (taking: Taking, done: () => void) => void
}

/** The steps that are allowed now: the expected one large, the others for when something went wrong. */
export function StepPanel({ label, state, next, isBusy, error, onTake }: StepPanelProps) {
  // The whole step is kept: another device may take it, and what is being typed here must not vanish with it.
  const [open, setOpen] = useState<NextStep>()
  const current = open && next.find(({ step }) => step === open.step)
  const opened = current ?? open
  const main = next.filter(({ is_main: isMain }) => isMain)
  const others = next.filter(({ is_main: isMain }) => !isMain)
  // The pressed button is replaced by those of the next steps. None of them gets the focus: a key that is held down
  // would take one step after the other.
  const panel = useLostFocus<HTMLDivElement>(`${state} ${next.map(({ step }) => step).join()} ${opened?.step}`)
  const left = useRef<string>(undefined)
  const returnTo = (step: NextStep) => (button: HTMLButtonElement | null) => {
    if (!button || left.current !== step.step) return
    left.current = undefined
    button.focus()
  }
  const choose =
    (step: NextStep) =>
    ({ detail }: MouseEvent) => {
      // The second click of a double click would take the step that has just become possible.
      if (detail > 1) return
      if (isQuick(step)) onTake({ step: step.step }, () => {})
      else setOpen(step)
    }
  if (opened) {
    return (
      <Suspense fallback={<Skeleton kind="block" height="14rem" />}>
        <StepForm
          key={opened.step}
          step={opened}
          isBusy={isBusy}
          error={error}
          changedTo={current || isBusy ? undefined : state}
          onBack={() => {
            left.current = opened.step
            setOpen(undefined)
          }}
          onTake={(taking) => onTake(taking, () => setOpen(undefined))}
        />
      </Suspense>
    )
  }
  if (next.length === 0) return <div ref={panel} tabIndex={-1} className={visuallyHidden} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons of several acts, not fields of one form
    <div ref={panel} tabIndex={-1} role="group" aria-label={label} className={styles.panel}>
      <p role="alert" className={styles.alert}>
        {error}
      </p>
      {main.map((step) => (
        <Button key={step.step} ref={returnTo(step)} size={56} wide busy={isBusy} onClick={choose(step)}>
          {step.label}
        </Button>
      ))}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((step) => (
            <Button
              key={step.step}
              ref={returnTo(step)}
              variant="secondary"
              size={48}
              busy={isBusy}
              onClick={choose(step)}
            >
              {step.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

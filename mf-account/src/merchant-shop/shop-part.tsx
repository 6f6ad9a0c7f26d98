import { asSentence } from '@nukkad/contracts/as-sentence'
import type { OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { ApiError, useMutation, useQueryClient, useTrack, useUnsavedInput } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { Button } from '@nukkad/ui/button'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { type ReactNode, useRef, useState } from 'react'
import { type Check, type InputErrors, inputErrorsOf, isSame } from '../parts/product/product-facts.ts'
import styles from './merchant-shop.module.css'
import { shopKey } from './merchant-shop.queries.ts'

/** Every field as it is typed. */
export type PartFacts<Name extends string> = Readonly<Record<Name, string>>

/** Returns the value, error and change handlers of the named field. */
export type TypedPart<Name extends string> = (name: Name) => {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
  readonly onValue: (value: string) => void
}

interface ShopPartProps<Name extends string> {
  readonly title: string
  readonly lead: ReactNode
  /** the part's name in analytics */
  readonly part: 'words' | 'seller' | 'away'
  /** the stored values */
  readonly before: PartFacts<Name>
  readonly checks: (facts: PartFacts<Name>) => readonly Check[]
  readonly send: (facts: PartFacts<Name>) => Promise<{ readonly data: OwnShop }>
  /** the words of its button, of which the page has three */
  readonly submit: string
  readonly saved: string
  readonly fields: (typed: TypedPart<Name>, facts: PartFacts<Name>) => ReactNode
}

/**
 * A part of the shop as a form. Only what was typed is kept apart from the stored values: after a conflict, fields that
 * were left alone show what somebody else has stored, and the typed ones can be saved over it.
 */
export function ShopPart<Name extends string>(props: ShopPartProps<Name>) {
  const { title, lead, part, before, checks, send, submit: save, saved, fields } = props
  const client = useQueryClient()
  const track = useTrack()
  const form = useRef<HTMLElement>(null)
  const [edits, setEdits] = useState<Partial<PartFacts<Name>>>({})
  const [hasTried, setTried] = useState(false)
  const facts: PartFacts<Name> = { ...before, ...edits }
  const isDirty = !isSame(facts, before)
  const saving = useMutation({
    mutationFn: () => send(facts),
    onSuccess({ data }) {
      track('MERCHANT_SHOP_CHANGED', { part })
      client.setQueryData(shopKey, data)
      setEdits({})
      setTried(false)
    },
    async onError(error) {
      if (error instanceof ApiError && error.status === 409) await client.refetchQueries({ queryKey: shopKey })
      focusFirstError(form.current)
    },
  })
  useUnsavedInput(isDirty)

  const found = inputErrorsOf(checks(facts))
  const { error } = saving
  const isClash = error instanceof ApiError && error.status === 409
  const refused = formErrors(error)
  const inputErrors: InputErrors = { ...refused.fields, ...(hasTried && found) }
  const typed: TypedPart<Name> = (name) => {
    const onValue = (value: string) => {
      if (value === facts[name]) return
      if (!isClash) saving.reset()
      setEdits((all) => ({ ...all, [name]: value }))
    }
    return {
      value: facts[name],
      error: asSentence(inputErrors[name]),
      onValue,
      onChange: ({ target }) => onValue(target.value),
    }
  }
  function submit() {
    setTried(true)
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    saving.mutate()
  }
  return (
    <section ref={form} aria-labelledby={part} className={styles.part}>
      <h2 id={part} className={styles.title}>
        {title}
      </h2>
      <div className={styles.lead}>{lead}</div>
      <Form
        label={title}
        submit={isClash ? 'Overwrite with my version' : save}
        busy={saving.isPending}
        error={isClash ? error.message : refused.error}
        onSubmit={submit}
        after={
          <AfterPart
            told={saving.isSuccess && !isDirty ? saved : ''}
            onTakeTheirs={
              isClash &&
              (() => {
                saving.reset()
                setEdits({})
              })
            }
          />
        }
      >
        <div className={styles.fields}>{fields(typed, facts)}</div>
      </Form>
    </section>
  )
}

interface AfterPartProps {
  readonly told: string
  /** false unless someone else changed the shop meanwhile */
  readonly onTakeTheirs: false | (() => void)
}

const AfterPart = ({ told, onTakeTheirs }: AfterPartProps) => (
  <>
    <p role="status" className={styles.saved}>
      {told}
    </p>
    {onTakeTheirs && (
      <div className={styles.clash}>
        <p>What you wrote is still here.</p>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Use the current version
        </Button>
      </div>
    )}
  </>
)

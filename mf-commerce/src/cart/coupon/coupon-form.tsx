import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import type { Coupon } from './use-coupon.ts'

interface CouponFormProps {
  readonly coupon: Coupon
  /** why the code on the cart is no longer valid */
  readonly refusal: string | null
  /** true if the buyer has just asked for the field */
  readonly hasFocus: boolean
}

/** A form for a coupon code. A rejected code stays in the field, with the reason under it. */
export function CouponForm({ coupon, refusal, hasFocus }: CouponFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = code.trim()
    setProblem(wanted ? null : 'Enter a code first, such as LOKAL100.')
    if (wanted) coupon.use(wanted, () => setCode(''))
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <TextField
        label="Coupon code"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus={hasFocus}
        value={code}
        error={problem ?? coupon.error ?? refusal ?? undefined}
        onChange={(event) => {
          setCode(event.target.value)
          setProblem(null)
          coupon.forgetError()
        }}
        after={
          <Button type="submit" variant="quiet" size={40} busy={coupon.isBusyWith(code.trim())}>
            Apply
          </Button>
        }
      />
    </form>
  )
}

import { afterPaint } from '@nukkad/platform/after-paint'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface CheckProps {
  readonly type?: 'checkbox' | 'radio'
  readonly name: string
  readonly value: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly className: string | undefined
  /** its label */
  readonly children: ReactNode
}

/**
 * A box to tick, or one dot of several. The browser itself shows the tap, in its next picture; only then is told what was
 * tapped, because that draws much. Where it changes without a tap, as by Back, it follows.
 */
export function Check({ type = 'checkbox', name, value, isOn, onChange, className, children }: CheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.checked = isOn
  }, [isOn])
  return (
    <label className={className}>
      <input
        ref={box}
        type={type}
        name={name}
        value={value}
        defaultChecked={isOn}
        onChange={({ target: { checked } }) => afterPaint(() => onChange(checked))}
      />
      {children}
    </label>
  )
}

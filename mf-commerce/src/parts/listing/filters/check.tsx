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
 * A checkbox or a radio. It is uncontrolled, so that the browser shows the tap in its next frame; `onChange`, which
 * re-renders a lot, is called only after that. Changes without a tap, such as Back, are applied to it.
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

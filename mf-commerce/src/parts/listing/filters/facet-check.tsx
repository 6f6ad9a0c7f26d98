import type { FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { ReactNode } from 'react'
import { isChosen } from '../choice/choice.ts'
import { Check } from './check.tsx'

interface FacetCheckProps {
  readonly name: string
  readonly facet: FacetValue
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
  readonly className: string | undefined
  readonly children: ReactNode
}

/** One value of a filter that allows several. */
export function FacetCheck({ name, facet: { value }, chosen, onToggle, className, children }: FacetCheckProps) {
  const isOn = isChosen(chosen, value)
  return (
    <Check className={className} name={name} value={value} isOn={isOn} onChange={() => onToggle(value)}>
      {children}
    </Check>
  )
}

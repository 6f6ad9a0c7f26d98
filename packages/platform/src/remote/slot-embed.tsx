import { useEffect, useRef } from 'react'
import { useHost } from './mount-context.ts'

/**
 * A place in a page for another remote's slot, e.g. `promo` of mf-campaigns. It keeps `minHeight` from the start, so
 * that nothing moves when the slot comes, and stays empty where nobody fills it.
 */
export function SlotEmbed({ name, minHeight, className }: { name: string; minHeight?: number; className?: string }) {
  const host = useHost()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? host.embed(name, element.current) : undefined), [host, name])
  return <div ref={element} data-slot={name} className={className} style={minHeight ? { minHeight } : undefined} />
}

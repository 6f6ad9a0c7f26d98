import { useEffect, useRef } from 'react'
import { whenNear } from '../navigation/near-viewport.ts'
import { useHost } from './mounting/mount-context.ts'

/**
 * A place in a page for another remote's slot, e.g. `promo` of mf-campaigns. It has `minHeight` from the start, so that
 * nothing moves when the slot is mounted, and stays empty if no remote fills it. The slot is loaded when it comes near
 * the viewport.
 */
export function SlotEmbed({ name, minHeight, className }: { name: string; minHeight?: number; className?: string }) {
  const host = useHost()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = element.current
    if (!target) return
    let remove: (() => void) | undefined
    const embed = () => {
      remove = host.embed(name, target)
    }
    const forget = 'IntersectionObserver' in globalThis ? whenNear(target, embed) : embed()
    return () => {
      forget?.()
      remove?.()
    }
  }, [host, name])
  return <div ref={element} data-slot={name} className={className} style={minHeight ? { minHeight } : undefined} />
}

import type { ComponentProps, MouseEvent } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMount } from '../remote/mounting/mount-context.ts'
import { linkTarget } from './link-target.ts'
import { pathOf } from './navigation.ts'
import { whenNear } from './near-viewport.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** a path from `hrefs`, or any address from the server or an editor */
  readonly to: string
  readonly replace?: boolean
  readonly keepScroll?: boolean
  /** kept in the history entry */
  readonly state?: unknown
}

/** How long a pointer must rest on a link to count as intent, in milliseconds. */
const meantAfter = 80

/**
 * A link: inside the site through the router, absolute ones to other sites in a new tab. Its target is preloaded when a
 * pointer, a finger or the focus shows intent, and within 200 px of the viewport if the shell considers that sensible.
 */
export function Link({ to, replace, keepScroll, state, onClick, children, ...rest }: LinkProps) {
  const { host, preload } = useMount()
  const location = useLocation()
  const target = linkTarget(to, host.navigation.origin, location.pathname)
  const path = target.kind === 'internal' ? target.path : null
  const element = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const forget = useCallback(() => clearTimeout(timer.current), [])
  const mean = useCallback(
    (after: number) => {
      if (path === null) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (!preload(path)) host.preload(path, 'meant')
      }, after)
    },
    [host, path, preload],
  )

  useEffect(() => {
    if (path === null || !element.current) return
    return whenNear(element.current, () => host.preload(path, 'near'))
  }, [host, path])
  useEffect(() => forget, [forget])

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || path === null || isForTheBrowser(event, rest.target, rest.download)) return
    event.preventDefault()
    forget()
    host.navigation.go(path, { replace: replace ?? path === pathOf(location), keepScroll, state })
  }

  const outside = target.kind === 'external' ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a
      {...outside}
      {...rest}
      ref={element}
      href={target.kind === 'internal' ? target.path : target.href}
      onClick={follow}
      onPointerEnter={(event) => event.pointerType === 'mouse' && mean(meantAfter)}
      onPointerLeave={forget}
      onTouchStart={() => mean(0)}
      onFocus={() => mean(meantAfter)}
    >
      {children}
    </a>
  )
}

/** Another button, a modifier key, a download or another target: left to the browser. */
function isForTheBrowser(event: MouseEvent, target: string | undefined, download: unknown): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button !== 0 || hasModifier || (target !== undefined && target !== '_self') || Boolean(download)
}

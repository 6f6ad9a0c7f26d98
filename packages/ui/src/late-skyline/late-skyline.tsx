import { useEffect, useRef, useState } from 'react'
import type { Skyline } from '../skyline/skyline.tsx'
import { type SkylineProps, skylineFrame } from '../skyline/skyline-frame.ts'

let Drawn: typeof Skyline | undefined

async function fetchDrawn(): Promise<void> {
  Drawn ??= (await import('../skyline/skyline.tsx')).Skyline
}

// The server has all of it in one file; and whoever has touched a page sees the next one drawn by the browser.
if (typeof window === 'undefined' || navigator.userActivation?.hasBeenActive !== false) fetchDrawn().catch(() => {})

/**
 * The mark of a city on a page that the server draws: what it drew stays as it is, for there is nothing in it that
 * a script does. The drawings are fetched where a browser draws the page by itself.
 */
export function LateSkyline(props: SkylineProps) {
  const [isHere, setHere] = useState(Drawn !== undefined)
  const place = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (isHere || place.current?.firstChild) return
    fetchDrawn().then(
      () => setHere(true),
      () => {},
    )
  }, [isHere])
  if (isHere && Drawn) return <Drawn {...props} />
  return <svg key="late" ref={place} aria-hidden="true" {...skylineFrame(props)} {...asDrawn} />
}

/** What React neither draws nor compares. */
const asDrawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

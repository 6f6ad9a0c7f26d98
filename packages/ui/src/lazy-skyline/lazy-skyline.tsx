import { useEffect, useRef, useState } from 'react'
import type { Skyline } from '../skyline/skyline.tsx'
import { type SkylineProps, skylineFrame } from '../skyline/skyline-frame.ts'

let Drawn: typeof Skyline | undefined

async function fetchDrawn(): Promise<void> {
  Drawn ??= (await import('../skyline/skyline.tsx')).Skyline
}

// The server bundle includes it anyway; once a page has been interacted with, the browser renders the next one itself.
if (typeof window === 'undefined' || navigator.userActivation?.hasBeenActive !== false) fetchDrawn().catch(() => {})

/**
 * A city's landmark on server-rendered pages: the server's markup is kept, since it needs no script. The drawings are
 * loaded only where the browser renders the page itself.
 */
export function LazySkyline(props: SkylineProps) {
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
  return <svg key="late" ref={place} aria-hidden="true" {...skylineFrame(props)} {...serverHtml} />
}

/** Keeps React from rendering or comparing the content. */
const serverHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

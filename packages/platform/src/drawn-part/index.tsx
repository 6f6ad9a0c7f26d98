// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { useNavigate } from '@nukkad/platform'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { asDrawn } from './as-drawn.ts'

/** Whoever has touched the page goes on within it: what is drawn from now on is drawn by the browser. */
const hasBegun = () => typeof window === 'undefined' || navigator.userActivation?.hasBeenActive !== false

/**
 * A part of a screen with nothing in it but words, pictures and links. As the server drew it it stays, and its script is
 * none of a first visit's; that comes where the browser draws the screen by itself, or the part is to show another thing.
 */
export function drawnPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Here: ComponentType<Props> | undefined
  async function fetchPart(): Promise<void> {
    Here ??= await load()
  }
  if (hasBegun()) fetchPart().catch(() => {})
  return function Part(props: Props) {
    const [isHere, setHere] = useState(Here !== undefined)
    const [fault, setFault] = useState<unknown>()
    const { current: drawn } = useRef(props)
    const isSame = (Object.keys(props) as (keyof Props)[]).every((name) => props[name] === drawn[name])
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (isHere || (isSame && place.current?.firstChild)) return
      fetchPart().then(
        () => setHere(true),
        // What the server drew is better than nothing; without it the screen did not load.
        (error: unknown) => (place.current?.firstChild ? undefined : setFault(error)),
      )
    }, [isHere, isSame])
    const lead = useLinks()
    useEffect(() => (isHere ? undefined : lead(place.current)), [isHere, lead])
    if (fault !== undefined) throw fault
    if (!isHere || !Here) return <div key="drawn" ref={place} {...asDrawn} />
    return (
      <div>
        <Here {...props} />
      </div>
    )
  }
}

/** Has links that no script of theirs stands behind lead on within the page. */
function useLinks() {
  const navigate = useNavigate()
  const go = useRef(navigate)
  useEffect(() => {
    go.current = navigate
  })
  return useRef((element: HTMLElement | null) => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain || link.target || link.origin !== location.origin || event.defaultPrevented) return
      event.preventDefault()
      go.current(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }).current
}

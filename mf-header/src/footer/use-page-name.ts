import { pageNameIn } from '@nukkad/contracts/page-name'
import { useBusEvent, useLocation } from '@nukkad/platform'
import { useCallback, useEffect, useRef, useState } from 'react'

const structuredData = 'script[type="application/ld+json"]'

/** The page's name from its head; undefined until the head is set, or if it has none. */
export function usePageName(): string | undefined {
  const { pathname } = useLocation()
  const [named, setNamed] = useState<{ readonly path: string; readonly name: string | undefined }>()
  const first = useRef(pathname)
  const look = useCallback((path: string) => {
    const told = [...document.head.querySelectorAll(structuredData)].map(({ textContent }) => JSON.parse(textContent))
    setNamed({ path, name: pageNameIn(told) })
  }, [])
  useEffect(() => look(first.current), [look])
  useBusEvent('page.viewed', ({ path }) => look(path))
  return named?.path === pathname ? named.name : undefined
}

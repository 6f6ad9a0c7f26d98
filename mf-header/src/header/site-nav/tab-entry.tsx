import { hrefs, Link, useIsActive, useLocation } from '@nukkad/platform'
import { IconChevronDown } from '@nukkad/ui/icons'
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Tab } from '../header.queries.ts'
import { useDisclosure } from '../use-disclosure.ts'
import type { NavPanelProps } from './nav-panel.tsx'
import styles from './site-nav.module.css'

const NavPanel = lazy<ComponentType<NavPanelProps>>(() =>
  import('./nav-panel.tsx').catch(() => ({ default: () => null })),
)

/** How long a mouse must rest before the panel opens, in milliseconds. */
const meantAfter = 120

/** A link, and next to it a button for its submenu, which opens by press, arrow down or a resting mouse. */
export function TabEntry({ tab, isHidden }: { tab: Tab; isHidden: boolean }) {
  const { pathname } = useLocation()
  const isActive = useIsActive(tab.url, { exact: isCityHome(tab.url) })
  const { ref, isOpen, toggle, open, close } = useDisclosure<HTMLLIElement>(pathname)
  const [isFirstFocused, focusFirst] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest({ pointerType }: PointerEvent) {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(open, meantAfter)
  }
  function leave({ pointerType }: PointerEvent) {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(close, meantAfter)
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    focusFirst(true)
    open()
  }

  const link = (
    <Link to={tab.url} className={styles.link} aria-current={isActive ? 'page' : undefined}>
      {tab.title}
      {tab.label && <span className={styles.label}>{tab.label}</span>}
    </Link>
  )
  if (!tab.hasMore)
    return (
      <li className={styles.entry} data-hidden={isHidden || undefined}>
        {link}
      </li>
    )
  return (
    <li
      ref={ref}
      className={styles.entry}
      data-hidden={isHidden || undefined}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onKeyDown={openByKey}
    >
      {link}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-label={`More in ${tab.title}`}
        onClick={() => {
          focusFirst(false)
          toggle()
        }}
      >
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <NavPanel url={tab.url} title={tab.title} isFirstFocused={isFirstFocused} onClose={close} />
        </Suspense>
      )}
    </li>
  )
}

/** '/delhi' is active only on exactly that page, '/shop' also on the pages below it. */
const isCityHome = (url: string) => /^\/[a-z-]*$/.test(url) && url !== hrefs.shop()

import type { NavChild } from '@nukkad/contracts/endpoints/site/config'
import { Link, useApi, useQuery } from '@nukkad/platform'
import { Skeleton } from '@nukkad/ui/skeleton'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useShownCity } from '../../parts/shown-city.ts'
import { menuQuery } from '../header.queries.ts'
import styles from './nav-panel.module.css'

export interface NavPanelProps {
  /** of the tab that the panel belongs to */
  readonly url: string
  readonly title: string
  /** opened by an arrow key: the first link gets the focus */
  readonly isFirstFocused: boolean
  onClose(): void
}

/** The least distance from the edge of the window, in pixels. */
const edge = 16

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The submenu of a tab: one column, or several with headings if its entries have children. */
export default function NavPanel({ url, title, isFirstFocused, onClose }: NavPanelProps) {
  const { slug } = useShownCity()
  const { data, isError } = useQuery(menuQuery(useApi(), slug))
  const panel = useRef<HTMLDivElement>(null)
  const children = data?.desktop.find((item) => item.url === url)?.children
  const isWide = children?.some((child) => child.children.length > 0) ?? false
  const isThere = children !== undefined

  // Measured again once the links have loaded, since they may be wider than the placeholder.
  useLayoutEffect(() => keepWithin(panel.current), [isThere])

  useEffect(() => {
    if (isFirstFocused && isThere) panel.current?.querySelector('a')?.focus()
  }, [isFirstFocused, isThere])

  function move(event: KeyboardEvent) {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const step = steps[event.key]
    const next = step !== undefined ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : -2
    if (at === -1 || next === -2) return
    event.preventDefault()
    links[(next + links.length) % links.length]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link
    <div
      ref={panel}
      className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}
      onKeyDown={move}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      {isError && <p className={styles.problem}>This did not load, but {title} is available.</p>}
      {!isThere && !isError && <Skeleton lines={6} width="11rem" height="1.5rem" />}
      {children && (
        <ul className={styles.list}>
          {children.map((child) => (
            <li key={child.url} className={styles.group}>
              <Entry {...child} isHeading={child.children.length > 0} />
              {child.children.length > 0 && (
                <ul>
                  {child.children.map((link) => (
                    <li key={link.url}>
                      <Entry {...link} isHeading={false} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Under one of the last tabs the panel is shifted left, so that the page does not overflow sideways. */
function keepWithin(panel: HTMLElement | null) {
  if (!panel) return
  panel.style.marginInlineStart = ''
  const over = panel.getBoundingClientRect().right + edge - document.documentElement.clientWidth
  if (over > 0) panel.style.marginInlineStart = `${-over}px`
}

type EntryProps = Pick<NavChild, 'title' | 'url' | 'label'> & { readonly isHeading: boolean }

const Entry = ({ title, url, label, isHeading }: EntryProps) => (
  <Link to={url} className={isHeading ? `${styles.link} ${styles.heading}` : styles.link}>
    {title}
    {label && <span className={styles.label}>{label}</span>}
  </Link>
)

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The open tab, if the page controls it (for example through the URL); otherwise the first is initially open. */
  value?: string
  onChange?: (id: string) => void
  /** The tabs share the full width, as in a dialog on a phone. */
  spread?: boolean
  className?: string
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Several panels, one visible. Arrow keys, Home and End move between the tabs; Tab moves on into the panel. */
export function Tabs({ label, tabs, value, onChange, spread, className }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0]

  function choose(id: string) {
    setOwn(id)
    onChange?.(id)
  }

  function step(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === open?.id)
    const next = steps[event.key]?.(at, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={classes(styles.list, spread && styles.spread)}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${base}-panel`}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.id)}
            onKeyDown={step}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          id={`${base}-panel`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control has to be reachable (ARIA practices)
          tabIndex={0}
          aria-labelledby={`${base}-tab-${open.id}`}
          className={styles.panel}
        >
          {open.content}
        </div>
      )}
    </div>
  )
}

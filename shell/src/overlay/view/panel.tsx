import type { OverlayPage } from '@nukkad/contracts/overlay'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { BusLog } from '../bus-log.ts'
import type { Mount } from '../mounts.ts'
import type { OverlayCalls } from '../overlay-calls.ts'
import { EventsTab } from './events-tab.tsx'
import { Faults } from './faults.tsx'
import styles from './panel.module.css'
import { ReleasesTab } from './releases-tab.tsx'
import { SlotsTab } from './slots-tab.tsx'
import surface from './surface.module.css'
import { useCall } from './use-call.ts'
import { useOverlayData } from './use-overlay-data.ts'

interface PanelProps {
  readonly told: OverlayPage
  readonly mounts: readonly Mount[]
  readonly heard: BusLog
  readonly calls: OverlayCalls
  /** true if the user has just opened it */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

const tabs = ['Slots', 'Releases', 'Events'] as const
type Tab = (typeof tabs)[number]

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

/** The developer's panel. It is beside the page and does not block it. */
export function Panel({ told, mounts, heard, calls, takesFocus, onClose }: PanelProps) {
  const id = useId()
  const [tab, choose] = useState<Tab>('Slots')
  const title = useRef<HTMLHeadingElement>(null)
  const ending = useCall()
  const { data, fault, askAgain } = useOverlayData(calls, mounts)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] as Tab
    choose(next)
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <section
      className={`${surface.surface} ${styles.panel}`}
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} ref={title} tabIndex={-1}>
          Overlay
        </h2>
        <p>{told.state === 'on' && data?.until ? `until ${time.format(new Date(data.until))}` : ''}</p>
        <button type="button" disabled={ending.isBusy} onClick={() => ending.run(() => calls.end())}>
          Switch off
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <Faults told={told} fault={ending.fault || fault} askAgain={fault ? askAgain : undefined} />
      <div role="tablist" aria-label="What to look at" className={styles.tabs} onKeyDown={move}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={`${id}-shown`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* It scrolls, so it must be reachable by keyboard even if it contains nothing to press. */}
      <div
        role="tabpanel"
        id={`${id}-shown`}
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className={styles.shown}
      >
        {tab === 'Slots' && <SlotsTab told={told} mounts={mounts} data={data} />}
        {tab === 'Releases' && <ReleasesTab told={told} data={data} hasFailed={fault !== ''} calls={calls} />}
        {tab === 'Events' && <EventsTab log={heard} />}
      </div>
    </section>
  )
}

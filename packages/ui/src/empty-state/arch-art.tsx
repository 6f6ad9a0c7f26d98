import { useId } from 'react'

/** The illustration of an empty state: an arch in a block-printed wall, with a lamp hanging in it. */
export function ArchArt() {
  const print = useId()
  return (
    <svg viewBox="0 0 160 160" width="160" height="160" aria-hidden="true">
      <defs>
        <pattern id={print} width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M8 3c2.4 1.6 2.4 4.4 0 6-2.4-1.6-2.4-4.4 0-6z" fill="var(--madder)" opacity=".55" />
          <circle cx="0" cy="14" r="1.1" fill="var(--marigold)" />
          <circle cx="16" cy="14" r="1.1" fill="var(--marigold)" />
        </pattern>
      </defs>
      <rect width="160" height="160" rx="24" fill="var(--madder-wash)" />
      <rect width="160" height="160" rx="24" fill={`url(#${print})`} />
      <path d="M36 160V86c0-32 26-42 44-58 18 16 44 26 44 58v74z" fill="var(--paper)" />
      <path
        d="M43 160V87c0-28 21-36 37-50 16 14 37 22 37 50v73"
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="1.5"
      />
      <path d="M80 37v30" stroke="var(--ink-soft)" strokeWidth="1.5" />
      <circle cx="80" cy="80" r="22" fill="var(--marigold)" opacity=".18" />
      <path d="M70 72h20l4 8-6 14H72l-6-14z" fill="var(--marigold)" />
      <path d="M76 67h8v5h-8zM74 94h12v4H74z" fill="var(--ink)" />
      <path d="M80 72v22M70 72l4 22M90 72l-4 22" stroke="var(--ink)" strokeWidth="1" opacity=".5" />
      <path d="M48 142h64" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

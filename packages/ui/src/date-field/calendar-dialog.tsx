import { useRef } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import Calendar from './calendar.tsx'
import { type Day, todayInIndia } from './days.ts'

interface CalendarDialogProps {
  readonly label: string
  readonly chosen: Day | ''
  readonly min: Day | undefined
  readonly max: Day | undefined
  readonly onChoose: (day: Day) => void
  readonly onClose: () => void
}

/** The calendar over the page: at the bottom of a phone's screen, within thumb reach. */
export default function CalendarDialog({ label, onClose, ...calendar }: CalendarDialogProps) {
  const active = useRef<HTMLButtonElement>(null)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="s" title={label} initialFocus={active}>
      <Calendar {...calendar} today={todayInIndia()} active={active} />
    </Dialog>
  )
}

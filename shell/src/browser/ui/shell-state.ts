import type { Notice, NoticeOptions } from '@nukkad/platform/host'
import { BehaviorSubject } from 'rxjs'

/** What the shell itself shows over the page. */
export interface ShellState {
  readonly notice: Notice | null
  readonly isPending: boolean
  /** announced to screen readers, not shown */
  readonly announcement: string
  /** asked when the user navigates and unsaved input would be lost */
  readonly question: { accept(): void; decline(): void } | null
}

/** The shell's own state and the methods that change it. */
export class ShellStore {
  readonly state$ = new BehaviorSubject<ShellState>({
    notice: null,
    isPending: false,
    announcement: '',
    question: null,
  })
  #lastNotice = 0

  set(change: Partial<ShellState>): void {
    this.state$.next({ ...this.state$.value, ...change })
  }

  readonly notify = (text: string, { tone = 'info', action }: NoticeOptions = {}): void => {
    this.#lastNotice += 1
    this.set({ notice: { id: this.#lastNotice, text, tone, ...(action ? { action } : {}) } })
  }

  /** Removes a notice unless a newer one has replaced it. */
  dismiss(id: number): void {
    if (this.state$.value.notice?.id === id) this.set({ notice: null })
  }
}

/** A mutex for an element: two React roots in one element would both stay active and handle events. */
export class SlotMutex {
  #taken: Promise<void> | undefined

  /** Resolves when no render is in progress. */
  async whenFree(): Promise<void> {
    while (this.#taken) await this.#taken
  }

  /** Takes the mutex; the returned function releases it. */
  take(): () => void {
    let leave = () => {}
    this.#taken = new Promise<void>((resolve) => {
      leave = () => {
        this.#taken = undefined
        resolve()
      }
    })
    return leave
  }
}

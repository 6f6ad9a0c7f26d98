/** A mutex for an element: two React roots in one would both live, and both would listen. */
export class SlotMutex {
  #taken: Promise<void> | undefined

  /** Resolves when nobody is drawing. */
  async whenFree(): Promise<void> {
    while (this.#taken) await this.#taken
  }

  /** Begins to draw; the answer ends it. */
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

import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

export interface RotatingLogOptions {
  readonly file: string
  /** size in bytes above which a new file is started */
  readonly most?: number
  /** number of older files that are kept: `api.log.1` is the previous one, higher numbers are older */
  readonly kept?: number
}

/** A log of limited size, which later starts append to. */
export class RotatingLog {
  readonly file: string
  readonly #most: number
  readonly #kept: number
  #handle: number
  #size: number

  constructor({ file, most = 10 * 1024 * 1024, kept = 4 }: RotatingLogOptions) {
    this.file = file
    this.#most = most
    this.#kept = kept
    mkdirSync(path.dirname(file), { recursive: true })
    this.#handle = openSync(file, 'a', 0o600)
    this.#size = fstatSync(this.#handle).size
  }

  /** Written synchronously, so that the last output of a crashing process is there. */
  write(chunk: Buffer): void {
    if (this.#size > 0 && this.#size + chunk.length > this.#most) this.#rotate()
    writeSync(this.#handle, chunk)
    this.#size += chunk.length
  }

  close(): void {
    closeSync(this.#handle)
  }

  #rotate(): void {
    closeSync(this.#handle)
    rmSync(`${this.file}.${this.#kept}`, { force: true })
    for (let age = this.#kept - 1; age >= 1; age -= 1) {
      if (existsSync(`${this.file}.${age}`)) renameSync(`${this.file}.${age}`, `${this.file}.${age + 1}`)
    }
    if (this.#kept > 0) renameSync(this.file, `${this.file}.1`)
    else rmSync(this.file)
    this.#handle = openSync(this.file, 'a', 0o600)
    this.#size = 0
  }
}

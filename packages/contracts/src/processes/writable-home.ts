import { accessSync, constants, mkdirSync } from 'node:fs'
import { BadSetting } from './settings.ts'

/** Creates NUKKAD_HOME if it is missing; throws BadSetting if it is not writable. */
export function wantWritableHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true })
    accessSync(home, constants.W_OK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new BadSetting(
      `The setting NUKKAD_HOME=${home} cannot be used: the folder is not writable (${code}). Set it to a folder you can write to.`,
    )
  }
}

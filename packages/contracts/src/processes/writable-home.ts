import { accessSync, constants, mkdirSync } from 'node:fs'
import { BadSetting } from './settings.ts'

/** Makes NUKKAD_HOME where it is missing; throws BadSetting where nothing can be written. */
export function wantWritableHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true })
    accessSync(home, constants.W_OK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new BadSetting(
      `The setting NUKKAD_HOME=${home} cannot be used: nothing can be written there (${code}). Set it to a folder that is yours.`,
    )
  }
}

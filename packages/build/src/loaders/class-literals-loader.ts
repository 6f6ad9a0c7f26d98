import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { classNameIn } from '../webpack/class-names.ts'
import { classLiterals } from './class-literals.ts'

/** Writes the names of classes into the code that uses them; `prefix` is theirs. */
export default function classLiteralsLoader(this: LoaderContext<{ prefix: string }>, source: string): string {
  const { prefix } = this.getOptions()
  return classLiterals(source, (sheet, local) => {
    const file = path.resolve(this.context, sheet)
    // They are numbered in the order of the style sheet.
    this.addDependency(file)
    return classNameIn(prefix, file, local)
  })
}

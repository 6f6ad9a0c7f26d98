import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { classNameIn } from '../webpack/class-names.ts'
import { classLiterals } from './class-literals.ts'

/** Composed classes, values and renamed exports, which only css-loader's object has. */
const saysMore = /\bcomposes\s*:|@value\b|:(?:export|import)\b/

/** Writes class names into the code that uses them; `prefix` is that of the class names. */
export default function classLiteralsLoader(this: LoaderContext<{ prefix: string }>, source: string): string {
  const { prefix } = this.getOptions()
  return classLiterals(source, (sheet) => {
    const file = path.resolve(this.context, sheet)
    // Class names are numbered in the order of the style sheet.
    this.addDependency(file)
    return saysMore.test(readFileSync(file, 'utf8')) ? undefined : (local) => classNameIn(prefix, file, local)
  })
}

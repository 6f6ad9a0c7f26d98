import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { classNameIn } from '../webpack/class-names.ts'
import { classLiterals } from './class-literals.ts'

/** A class that is several, a value, or names that are exported under others: only css-loader's object has them. */
const saysMore = /\bcomposes\s*:|@value\b|:(?:export|import)\b/

/** Writes the names of classes into the code that uses them; `prefix` is theirs. */
export default function classLiteralsLoader(this: LoaderContext<{ prefix: string }>, source: string): string {
  const { prefix } = this.getOptions()
  return classLiterals(source, (sheet) => {
    const file = path.resolve(this.context, sheet)
    // They are numbered in the order of the style sheet.
    this.addDependency(file)
    return saysMore.test(readFileSync(file, 'utf8')) ? undefined : (local) => classNameIn(prefix, file, local)
  })
}

import ts from 'typescript'
import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { each, parsed } from './syntax.ts'

/**
 * Functions of more than `most` lines without a reason, each by file and name; nested functions are counted separately
 * too. The callback of `describe` counts as a section of its file, not as a function. A reason is a comment on the line
 * above the function (`// limit: <why it is one function>`); a reason above a function that needs none is a break as
 * well.
 */
export function longFunctions(sources: readonly Source[], most: number): Breaks {
  const found: Record<string, number> = {}
  for (const source of sources) {
    const reasons = reasonsOf(source)
    // A file no longer than the limit cannot contain a function that is.
    const isShort = source.text.split('\n').length <= most
    if (isShort && reasons.size === 0) continue
    const tree = parsed(source)
    each(tree, (node) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || isDescribed(node, tree)) return
      const start = lineOf(tree, node.getStart(tree))
      const lines = lineOf(tree, node.end) - start + 1
      if (lines <= most || reasons.delete(start - 1)) return
      const key = `${source.file} ${nameOf(node, tree)}`
      found[key] = Math.max(lines, found[key] ?? 0)
    })
    for (const line of reasons) found[`${source.file}:${line + 1} reason without a long function`] = 1
  }
  return found
}

/** The lines, counted from 0, that give a reason for a long function. */
const reasonsOf = ({ text }: Source) =>
  new Set(
    text.includes('// limit: ')
      ? text.split('\n').flatMap((line, at) => (/^\s*\/\/ limit: \S+ \S+ \S/.test(line) ? [at] : []))
      : [],
  )

const isDescribed = ({ parent }: ts.Node, tree: ts.SourceFile) =>
  ts.isCallExpression(parent) && /^(test\.)?describe\b/.test(parent.expression.getText(tree))

const lineOf = (tree: ts.SourceFile, position: number) => tree.getLineAndCharacterOfPosition(position).line

/** The name of a function, or of the constant or property whose value it is. */
function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  if (node.name) return node.name.getText(tree)
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  for (let around: ts.Node = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isVariableDeclaration(around) || ts.isPropertyAssignment(around)) return around.name.getText(tree)
    if (ts.isBlock(around)) break
  }
  return 'anonymous'
}

import ts from 'typescript'
import type { Breaks } from './rules.ts'
import type { Source } from './sources.ts'
import { each, parsed } from './syntax.ts'

/** Functions of more than `most` lines, each by its file and name; one inside another counts for itself too. */
export function longFunctions(sources: readonly Source[], most: number): Breaks {
  const found: Record<string, number> = {}
  for (const source of sources) {
    // A file that is no longer than a function may be holds no function that is.
    if (source.text.split('\n').length <= most) continue
    const tree = parsed(source)
    each(tree, (node) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return
      const lines = lineOf(tree, node.end) - lineOf(tree, node.getStart(tree)) + 1
      const key = `${source.file} ${nameOf(node, tree)}`
      if (lines > most) found[key] = Math.max(lines, found[key] ?? 0)
    })
  }
  return found
}

const lineOf = (tree: ts.SourceFile, position: number) => tree.getLineAndCharacterOfPosition(position).line

/** The name that a function has, or that of the constant or property it is the value of. */
function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  if (node.name) return node.name.getText(tree)
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  for (let around: ts.Node = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isVariableDeclaration(around) || ts.isPropertyAssignment(around)) return around.name.getText(tree)
    if (ts.isBlock(around)) break
  }
  return 'anonymous'
}

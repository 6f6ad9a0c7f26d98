import ts from 'typescript'
import type { Source } from './sources.ts'

const trees = new WeakMap<Source, ts.SourceFile>()

/** The syntax tree of a file, with parent links; cached, because several rules need the same one. */
export function parsed(source: Source): ts.SourceFile {
  const known = trees.get(source)
  if (known) return known
  const kind = source.file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const tree = ts.createSourceFile(source.file, source.text, options, true, kind)
  trees.set(source, tree)
  return tree
}

/** Calls `visit` for a node and all its descendants. */
export function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => each(child, visit))
}

/** The tagged templates of a file: the tag, and the text with `?` in place of its values. */
export function taggedTemplates(source: Source): { readonly tag: string; readonly text: string }[] {
  const found: { tag: string; text: string }[] = []
  if (!source.text.includes('`')) return found
  const tree = parsed(source)
  each(tree, (node) => {
    if (!ts.isTaggedTemplateExpression(node)) return
    const { tag, template } = node
    const text = ts.isNoSubstitutionTemplateLiteral(template)
      ? template.text
      : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('?')
    found.push({ tag: tag.getText(tree), text })
  })
  return found
}

/** The text argument at position `place` of each call of `name` that has one there. */
export function textArguments(source: Source, name: string, place: number): string[] {
  const found: string[] = []
  if (!source.text.includes(`${name}(`)) return found
  const tree = parsed(source)
  each(tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(tree) !== name) return
    const argument = node.arguments[place]
    if (argument && ts.isStringLiteral(argument)) found.push(argument.text)
  })
  return found
}

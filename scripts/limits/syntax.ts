import ts from 'typescript'
import type { Source } from './sources.ts'

/** The syntax tree of a file, with parents. */
export const parsed = ({ file, text }: Source): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** Calls `visit` for a node and for everything below it. */
export function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => each(child, visit))
}

/** The tagged templates of a file, each as text with `?` in place of its values. */
export function taggedTexts(source: Source): string[] {
  const found: string[] = []
  each(parsed(source), (node) => {
    if (!ts.isTaggedTemplateExpression(node)) return
    const { template } = node
    found.push(
      ts.isNoSubstitutionTemplateLiteral(template)
        ? template.text
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('?'),
    )
  })
  return found
}

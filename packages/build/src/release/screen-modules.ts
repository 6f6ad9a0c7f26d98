import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * The screens in a remote's site map with the module that each imports, read from `defineApp({ name: () => import('…')
 * })`. Because the source is read, a release knows before anything runs which files a screen needs.
 */
export function screenModules(file: string): Record<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const screens: Record<string, string> = {}
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineApp') {
      const [map] = node.arguments
      if (!map || !ts.isObjectLiteralExpression(map)) throw new Error(`${file}: defineApp requires an object literal.`)
      for (const property of map.properties) addScreen(property, screens, file)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return screens
}

function addScreen(property: ts.ObjectLiteralElementLike, screens: Record<string, string>, file: string): void {
  const request = ts.isPropertyAssignment(property) ? importedBy(property.initializer) : undefined
  const name =
    property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) && property.name.text
  if (!request || !name) {
    throw new Error(`${file}: write each screen as \`name: () => import('./…')\`, not \`${property.getText()}\`.`)
  }
  screens[name] = request
}

function importedBy(value: ts.Expression): string | undefined {
  if (!ts.isArrowFunction(value) || !ts.isCallExpression(value.body)) return undefined
  if (value.body.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [request] = value.body.arguments
  return request && ts.isStringLiteral(request) ? request.text : undefined
}

import ts from 'typescript'

/** An import of a style sheet's classes as one object. */
interface SheetImport {
  /** the local name of the object */
  readonly local: string
  /** `./list.module.css` */
  readonly from: string
  readonly statement: ts.ImportDeclaration
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function sheetImport(statement: ts.Statement): SheetImport | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined
  const { importClause } = statement
  const from = statement.moduleSpecifier.text
  if (!importClause?.name || importClause.namedBindings || !/^\..*\.module\.css$/.test(from)) return undefined
  return { local: importClause.name.text, from, statement }
}

/** Whether this is the name in `object.name = …` or `{ name: … }`, which refers to nothing outside. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
}

/** All uses of `local.name` in a file; undefined if the object is used in another way or its name is declared again. */
function classesOf(file: ts.SourceFile, { local, statement }: SheetImport) {
  const found: ts.PropertyAccessExpression[] = []
  let isPlain = true
  const visit = (node: ts.Node): void => {
    if (node === statement) return
    if (ts.isIdentifier(node) && node.text === local && !isPropertyName(node)) {
      const { parent } = node
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node && !parent.questionDotToken)
        found.push(parent)
      else isPlain = false
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return isPlain ? found : undefined
}

/** The generated name of a class; undefined if the style sheet has no class with this name. */
export type NameOf = (local: string) => string | undefined

/**
 * Replaces `styles.row` with the class name itself and imports only the style sheet: the object would go to the browser
 * with all its keys, unused ones included. Code that looks up a class by a computed name keeps the object.
 * @param namesOf how a style sheet names its classes; undefined if its object exports more than class names
 */
export function classLiterals(source: string, namesOf: (sheet: string) => NameOf | undefined): string {
  if (!source.includes('.module.css')) return source
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS)
  const edits = file.statements.flatMap((statement): Edit[] => {
    const imported = sheetImport(statement)
    const classes = imported && classesOf(file, imported)
    const nameOf = imported && namesOf(imported.from)
    if (!imported || !classes || !nameOf) return []
    return [
      { ...span(statement, file), text: `import ${JSON.stringify(imported.from)};` },
      ...classes.map((one) => ({ ...span(one, file), text: literal(imported, one.name.text, nameOf) })),
    ]
  })
  return edits.sort((a, b) => b.start - a.start).reduce(edited, source)
}

function literal({ from, local }: SheetImport, name: string, nameOf: NameOf): string {
  const written = nameOf(name)
  if (written === undefined) throw new Error(`${local}.${name}: ${from} has no class of this name`)
  return JSON.stringify(written)
}

const span = (node: ts.Node, file: ts.SourceFile) => ({ start: node.getStart(file), end: node.getEnd() })

const edited = (text: string, { start, end, text: by }: Edit) => text.slice(0, start) + by + text.slice(end)

import ts from 'typescript'

/** An import of a style sheet's classes as one object. */
interface SheetImport {
  /** what the object is called here */
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

/** The name in `object.name = …` and `{ name: … }`, which refers to nothing outside. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
}

/** All `local.name` of a file, or nothing where the object is used in another way or something else has its name. */
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

/** The name of a class, undefined where the style sheet has none of this name. */
export type NameOf = (local: string) => string | undefined

/**
 * Writes names of classes where code says `styles.row`, and imports the style sheet alone: the object would go to the
 * browser with all its keys, those that nobody uses among them. Code that takes a class by a computed name keeps the object.
 * @param namesOf how a style sheet names its classes, undefined where its object has more to say than that
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

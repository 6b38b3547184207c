import ts from 'typescript'

/**
 * The parts of a surface by name, each as lines without comments: declarations, re-exports, and packages with their
 * major version. What no remote can notice is left out: aliases of imports and names of a function's parameters.
 */
export function partsOf(surface) {
  const source = ts.createSourceFile('surface.d.ts', surface, ts.ScriptTarget.Latest, true)
  const imported = importsOf(source)
  const parts = new Map()
  for (const [, name, major] of surface.matchAll(/^\/\/ (\S+) (\d+)$/gm)) parts.set(name, [`major version ${major}`])
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue
    if (ts.isExportDeclaration(statement))
      for (const { name, propertyName } of statement.exportClause.elements)
        parts.set(name.text, [`export ${nameOf(imported, (propertyName ?? name).text)}`])
    else parts.set(declaredName(statement), linesOf(statement, source, imported))
  }
  return parts
}

/** `Text_2` is `Text from @mantine/core`. */
function importsOf(source) {
  const imported = new Map()
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = statement.moduleSpecifier.text
    for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
      imported.set(name.text, { name: (propertyName ?? name).text, from })
  }
  return imported
}

function nameOf(imported, local) {
  const { name, from } = imported.get(local) ?? { name: local }
  return from ? `${name} from ${from}` : name
}

const declaredName = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.text).join()
    : statement.name.text

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })

function linesOf(statement, source, imported) {
  const { transformed } = ts.transform(statement, [plainNames(imported)])
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0], source).split('\n')
}

const plainNames = (imported) => (context) => {
  const { factory } = context
  const visit = (node) => {
    if (ts.isIdentifier(node) && imported.has(node.text)) return factory.createIdentifier(imported.get(node.text).name)
    const seen = ts.visitEachChild(node, visit, context)
    if (!ts.isParameter(seen)) return seen
    const { modifiers, dotDotDotToken, questionToken, type } = seen
    return factory.updateParameterDeclaration(seen, modifiers, dotDotDotToken, 'given', questionToken, type, undefined)
  }
  return visit
}

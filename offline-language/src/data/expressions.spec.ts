import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folders = ['agent', 'combined-report', 'data', 'goals', 'language', 'measures', 'report']
const longest = 160
const root = `${import.meta.dirname}/../..`

interface Found {
  file: string
  line: number
  text: string
}

const sourcesOf = (folder: string): string[] =>
  readdirSync(`${root}/src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => `src/${folder}/${file}`)

/** The regular expressions of a source, and the strings that one is made of. */
function expressionsIn(file: string, source: string): Found[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node, isInExpression: boolean): void => {
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    if (ts.isRegularExpressionLiteral(node) || (isInExpression && isString)) {
      const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ file, line, text: node.getText() })
    }
    const isExpression = ts.isNewExpression(node) && node.expression.getText() === 'RegExp'
    ts.forEachChild(node, (child) => visit(child, isInExpression || isExpression))
  }
  visit(parsed, false)
  return found
}

/** The files of `data/` that a source loads. */
function dataOf(source: string): string[] {
  const loaded = source.matchAll(/\bload(?<kind>Patterns|Words|Phrases|Data)\(\s*'(?<name>[\w/-]+)'/g)
  return [...loaded].map(({ groups }) => {
    const folder = groups!['kind'] === 'Data' ? '' : `${groups!['kind']!.toLowerCase()}/`
    return `data/${folder}${groups!['name']}.json`
  })
}

const stringsIn = (file: string): Found[] =>
  read(file)
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => ({
        file,
        line: at + 1,
        text: JSON.parse(text) as string,
      })),
    )

const tooLong = (found: readonly Found[]): string[] =>
  found.filter(({ text }) => text.length > longest).map(({ file, line, text }) => `${file}:${line}: ${text.length}`)

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')

it.each(folders)('no expression of %s is long', (folder) => {
  const files = sourcesOf(folder)
  expect(files).not.toEqual([])
  expect(tooLong(files.flatMap((file) => expressionsIn(file, read(file))))).toEqual([])
})

it('no text of the data that they load is long', () => {
  const data = new Set(folders.flatMap(sourcesOf).flatMap((file) => dataOf(read(file))))
  expect([...data].filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
  expect(data.size).toBeGreaterThan(50)
  expect(tooLong([...data].flatMap(stringsIn))).toEqual([])
})

it('finds a long expression with its line', () => {
  const long = 'a'.repeat(longest)
  const found = expressionsIn('one.ts', `const one = 1\nconst two = /${long}/i\nconst three = new RegExp('${long}')\n`)
  expect(tooLong(found)).toEqual([`one.ts:2: ${longest + 3}`, `one.ts:3: ${longest + 2}`])
})

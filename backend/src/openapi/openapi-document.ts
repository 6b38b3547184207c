import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger'
import { ErrorBody, webhookBody, webhookTypes } from '@clarity/contracts'
import type { GenericSchema } from 'valibot'
import type { Config } from '../config/config.js'
import { AccessPolicies, type RouteAccess } from '../http/access-policies.js'
import { jsonSchema, withNamedSchemas } from './named-schemas.js'
import { rolesOf, securityOf, securitySchemes } from './security.js'
import { summaries } from './summaries.js'

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The OpenAPI 3.1 document of every route, generated from the contracts that validate it. */
export function openApiDocument(app: INestApplication, { publicUrl }: Pick<Config, 'publicUrl'>): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setTitle('Clarity')
    .setDescription('Demo requests, conversations and their reports. How to call it: docs/integration.md')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .setLicense('Proprietary', new URL('/', publicUrl).href)
    .addServer('/')
    .build()
  const described = SwaggerModule.createDocument(app, frame, {
    standardSchemaConverter: (schema, { schemaType }) => ({ schema: jsonSchema(schema as GenericSchema, schemaType) }),
  })
  const access = app.get(AccessPolicies).list()
  for (const [path, item] of Object.entries(described.paths))
    for (const method of methods) if (item[method]) complete(item[method], method, path, access)
  return withNamedSchemas({
    ...described,
    components: {
      ...described.components,
      responses: { Refused: refusal() },
      securitySchemes: securitySchemes(publicUrl.protocol === 'https:'),
    },
    webhooks: webhooks(),
  })
}

function complete(operation: Operation, method: string, path: string, access: readonly RouteAccess[]): void {
  const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
  const { policy, forAnalysts } = access.find((known) => `${known.method} ${known.path}` === route) ?? {}
  operation.summary = summaries[`${method} ${path}`] ?? ''
  operation.security = securityOf(policy, path)
  const roles = rolesOf(policy, forAnalysts)
  if (roles) Object.assign(operation, { 'x-roles': roles })
  for (const [status, response] of Object.entries(operation.responses))
    if (response && 'description' in response) response.description ||= descriptions[status] ?? 'Done.'
  operation.responses['4XX'] = refused
  operation.responses['default'] = refused
}

const descriptions: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted: it is still under way.',
  204: 'Done. There is nothing to say.',
}

/** Every call may be refused. */
const refused = { $ref: '#/components/responses/Refused' }

function refusal() {
  const schema = jsonSchema(ErrorBody, 'output')
  return { description: 'Refused, with a sentence for people.', content: { 'application/json': { schema } } }
}

/** What is sent to the receivers that an admin adds. */
function webhooks(): NonNullable<OpenAPIObject['webhooks']> {
  return Object.fromEntries(
    webhookTypes.map((type) => [
      type,
      {
        post: {
          summary: `${type}, by Standard Webhooks`,
          operationId: type,
          security: [{ webhookSignature: [] }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(webhookBody(type), 'output') } },
          },
          responses: {
            '2XX': { description: 'Taken.' },
            '4XX': { description: 'Tried again later.' },
          },
        },
      },
    ]),
  )
}

import * as z from 'zod/mini'
import { Problems } from './answers.ts'
import { providerCalls } from './calls.ts'
import { FeedFormat, FeedReport, MOST_FEED_ARTICLES, MOST_FEED_BYTES, MOST_FEED_ROWS } from './feed.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A call, by its method. */
type Operations = Record<string, { summary: string } & Record<string, unknown>>

/** An OpenAPI document, as far as it is read here. */
export interface ProviderDocument {
  openapi: '3.1.0'
  info: { title: string; version: string }
  paths: Record<string, Operations>
  components: object
}

/** The contract of `/v2` as an OpenAPI 3.1 document, made from the very schemas that calls are read by. */
export function providerDocument(): ProviderDocument {
  return (known ??= {
    openapi: '3.1.0',
    info: { title: 'Widget provider', version: '2' },
    paths: { ...Object.fromEntries(Object.entries(providerCalls).map(pathOf)), '/v2/feed': feed },
    components: { securitySchemes: { feedKey: { type: 'http', scheme: 'bearer' } } },
  })
}

let known: ProviderDocument | undefined

function pathOf([path, call]: [string, (typeof providerCalls)[keyof typeof providerCalls]]): [string, Operations] {
  const { method, summary, input, output } = call
  const asked = schemaOf(input, 'input')
  const question = method === 'GET' ? { parameters: parametersOf(asked) } : { requestBody: contentOf(asked) }
  return [`/v2${path}`, { [method.toLowerCase()]: { summary, ...question, responses: responsesOf(output) } }]
}

const text = { schema: { type: 'string' } }

const feed: Operations = {
  put: {
    summary: `All products of a market in place of those from before, by the key of the merchant: at most ${MOST_FEED_ARTICLES} products in ${MOST_FEED_ROWS} rows and ${MOST_FEED_BYTES} bytes, at most 20 times in ten minutes. UTF-8, or as the byte order mark, the header or the XML declaration says. A bad row leaves its product as it was; a feed that ends before its end changes nothing. Where more than a third of the products are missing, these stay until \`confirm\` has the code that the report names.`,
    security: [{ feedKey: [] }],
    parameters: [
      { name: 'tenant', in: 'query', required: true, ...text },
      { name: 'market', in: 'query', required: true, ...text },
      { name: 'format', in: 'query', schema: schemaOf(FeedFormat, 'input') },
      { name: 'confirm', in: 'query', ...text },
    ],
    requestBody: { content: { 'application/x-ndjson': text, 'text/csv': text, 'application/xml': text } },
    responses: responsesOf(FeedReport),
  },
}

function responsesOf(output: z.ZodMiniType): object {
  const problems = schemaOf(Problems, 'output')
  const refusals = [
    ['401', 'No key'],
    ['403', 'No site of this tenant, or the key of another'],
    ['404', 'Nothing of this name'],
    ['413', 'Too large'],
    ['422', 'Not as the contract says'],
    ['429', 'Too many calls'],
  ].map(([status, description]) => [status, { description, ...contentOf(problems) }])
  const found = { description: 'What was asked for', ...contentOf(schemaOf(output, 'output')) }
  return Object.fromEntries([['200', found], ...refusals])
}

function contentOf(schema: JsonSchema): { content: object } {
  return { content: { 'application/json': { schema } } }
}

function parametersOf({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', schema, required: required.includes(name) }
  })
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

import * as z from 'zod/mini'
import { Problems } from './answers.ts'
import { providerCalls } from './calls.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The contract of `/v2` as an OpenAPI 3.1 document, made from the very schemas that calls are read by. */
export function providerDocument(): object {
  return (known ??= {
    openapi: '3.1.0',
    info: { title: 'Widget provider', version: '2' },
    paths: Object.fromEntries(
      Object.entries(providerCalls).map(([path, { method, input, output }]) => {
        const asked = schemaOf(input, 'input')
        const question = method === 'GET' ? { parameters: parametersOf(asked) } : { requestBody: contentOf(asked) }
        return [`/v2${path}`, { [method.toLowerCase()]: { ...question, responses: responsesOf(output) } }]
      }),
    ),
  })
}

let known: object | undefined

function responsesOf(output: z.ZodMiniType): object {
  const answers: [string, string, JsonSchema][] = [
    ['200', 'What was asked for', schemaOf(output, 'output')],
    ['401', 'No such tenant', schemaOf(Problems, 'output')],
    ['403', 'No site of this tenant', schemaOf(Problems, 'output')],
    ['422', 'Not as the contract says', schemaOf(Problems, 'output')],
    ['429', 'Too many calls', schemaOf(Problems, 'output')],
  ]
  return Object.fromEntries(
    answers.map(([status, description, schema]) => [status, { description, ...contentOf(schema) }]),
  )
}

function contentOf(schema: JsonSchema): { content: object } {
  return { content: { 'application/json': { schema } } }
}

function parametersOf({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
    required: required.includes(name),
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

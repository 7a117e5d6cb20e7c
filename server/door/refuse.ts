import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '#domain/brand.ts'
import { failures } from '#contracts/refusals.ts'
import { settings } from '../settings.ts'

type Code = keyof typeof failures
type Details = Record<string, string | number>

/** Sends a refusal of the front door: JSON by contract to programs, a page with a sentence to people. */
export function refuse(request: IncomingMessage, response: ServerResponse, code: Code, details: Details = {}): void {
  const isPerson = !!request.headers.accept?.includes('text/html')
  const body = isPerson ? page(sentence(code, details)) : JSON.stringify({ code, details })
  response.writeHead(failures[code], {
    'content-type': isPerson ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

let sentences: Record<string, Record<string, string>> | undefined

/** The sentence of this code. The code itself while the texts are not loaded yet. */
function sentence(code: Code, details: Details): string {
  const [subject = '', reason = ''] = code.split('.')
  sentences ??= readSentences()
  return (sentences[subject]?.[reason] ?? code).replace(/{{(\w+)}}/g, (_, name: string) => String(details[name] ?? ''))
}

function readSentences() {
  try {
    return JSON.parse(readFileSync(join(settings.root, 'locales/fi/refusal.json'), 'utf8')) as typeof sentences & object
  } catch {
    return {}
  }
}

function page(text: string): string {
  return `<!doctype html><html lang="fi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name}</title><h1>${text}</h1><p><a href="/">Takaisin etusivulle</a></p></html>
`
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '#domain/brand.ts'
import { failures, refusals, type FailureCode } from '#contracts/refusals.ts'
import { textOf } from '#locales/texts.ts'

type Details = Record<string, string | number>

const statuses = { ...refusals, ...failures }

/** A refused request is not read far enough to know the language of its page. */
const LANGUAGE = 'fi'

/** Sends a refusal of the front server: JSON by contract to programs, a page with a sentence to people. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: FailureCode,
  details: Details = {},
): void {
  const isPerson = !!request.headers.accept?.includes('text/html')
  const body = isPerson ? page(textOf(LANGUAGE, 'refusal')(code, details)) : JSON.stringify({ code, details })
  response.writeHead(statuses[code], {
    'content-type': isPerson ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function page(text: string): string {
  return `<!doctype html><html lang="${LANGUAGE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name}</title><h1>${text}</h1><p><a href="/">${textOf(LANGUAGE, 'shell')('front_page')}</a></p></html>
`
}

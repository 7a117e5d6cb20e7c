import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '#domain/brand.ts'
import { Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { failures, refusals, type FailureCode } from '#contracts/refusals.ts'
import { pathIn } from '#domain/language-path.ts'
import { demoLine } from '#locales/demo-line.ts'
import { textOf } from '#locales/texts.ts'

type Details = Record<string, string | number>

const statuses = { ...refusals, ...failures }

/** Sends a refusal of the front server: JSON by contract to programs, a page with a sentence to people, in the language of the page that they asked for. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: FailureCode,
  details: Details = {},
): void {
  const isPerson = !!request.headers.accept?.includes('text/html')
  const language = Language.safeParse(request.headers['accept-language']).data ?? SHOP_LANGUAGE
  const body = isPerson ? page(language, textOf(language, 'refusal')(code, details)) : JSON.stringify({ code, details })
  response.writeHead(statuses[code], {
    'content-type': isPerson ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function page(language: Language, text: string): string {
  const demo = demoLine(language)
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name}</title>${demo ? `<p>${demo.line}</p>` : ''}<h1>${text}</h1><p><a href="${pathIn(language, '/')}">${textOf(language, 'shell')('front_page')}</a></p></html>
`
}

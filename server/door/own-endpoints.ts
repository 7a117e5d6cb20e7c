import {
  createPayloadRequest,
  handleEndpoints,
  type Endpoint,
  type PayloadHandler,
  type SanitizedConfig,
} from 'payload'

interface Found {
  handler: PayloadHandler
  params: Record<string, string>
}

/**
 * Answers everything below `/api`: what our plugins registered is looked up, the rest is left to Payload's own search.
 *
 * That search compiles the pattern of one endpoint after another anew for every request, which costs more than many
 * of our answers do. What an endpoint is handed, and what becomes of its answer, is the same both ways.
 */
export function answersOf(config: SanitizedConfig): (request: Request) => Promise<Response> {
  const find = finderOf(config.endpoints.filter(({ custom }) => custom?.['who'] !== undefined))

  return async (request) => {
    const found = isDisguised(request) ? undefined : find(request.method, new URL(request.url).pathname)
    if (!found) return handleEndpoints({ config, request })
    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    req.routeParams = found.params
    const answer = await found.handler(req)
    req.responseHeaders?.forEach((value, name) => answer.headers.append(name, value))
    return answer
  }
}

/** A `POST` that says it is a `GET`. */
function isDisguised({ headers }: Request): boolean {
  return headers.has('x-payload-http-method-override') || headers.has('x-http-method-override')
}

/** Finds the endpoint for a request. Fixed paths stand in a map, those with blanks are tried one by one. */
export function finderOf(endpoints: Endpoint[]): (method: string, pathname: string) => Found | undefined {
  const fixed = new Map<string, PayloadHandler>()
  const open: { method: string; pattern: RegExp; handler: PayloadHandler }[] = []
  for (const { method, path, handler } of endpoints) {
    if (!path.includes(':')) fixed.set(`${method} /api${path}`, handler)
    else open.push({ method, handler, pattern: new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) })
  }

  return (asked, pathname) => {
    const method = asked.toLowerCase()
    const known = fixed.get(`${method} ${pathname}`)
    if (known) return { handler: known, params: {} }
    for (const { handler, pattern } of open.filter((one) => one.method === method)) {
      const params = decoded(pattern.exec(pathname)?.groups)
      if (params) return { handler, params }
    }
    return undefined
  }
}

/** Nothing for a broken escape, about which Payload has its own word. */
function decoded(blanks: Record<string, string> | undefined): Record<string, string> | undefined {
  try {
    return blanks && Object.fromEntries(Object.entries(blanks).map(([name, text]) => [name, decodeURIComponent(text)]))
  } catch {
    return undefined
  }
}

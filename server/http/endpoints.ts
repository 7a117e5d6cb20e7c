import { createPayloadRequest, handleEndpoints, type SanitizedConfig } from 'payload'
import { ownEndpoints } from './access.ts'
import { belowApi, createMatcher } from './routes.ts'

/**
 * Answers everything below `/api`: an endpoint of our plugins is called directly, all else goes through Payload's own
 * routing. Request and answer are treated alike on both ways. Payload compiles the pattern of one endpoint after
 * another for each request, which doubled the time of reading a cart.
 */
export function answersOf(config: SanitizedConfig): (request: Request) => Promise<Response> {
  const find = createMatcher(ownEndpoints(config.endpoints))

  return async (request) => {
    const path = belowApi(new URL(request.url).pathname)
    const found = isOverridden(request) ? undefined : find(request.method.toLowerCase(), path)
    if (!found) return handleEndpoints({ config, request })
    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    req.routeParams = found.params
    const answer = await found.route.handler(req)
    req.responseHeaders?.forEach((value, name) => answer.headers.append(name, value))
    return answer
  }
}

/** A `POST` with a method override to `GET`. */
function isOverridden({ headers }: Request): boolean {
  return headers.has('x-payload-http-method-override') || headers.has('x-http-method-override')
}

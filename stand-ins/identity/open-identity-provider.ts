import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import Provider from 'oidc-provider'
import { openBehavior } from '../kit/behavior.ts'
import { onlyOwnName } from '../kit/guard.ts'
import { listen } from '../kit/listen.ts'
import { icon, style } from '../kit/style.ts'
import { bankPage, twice } from './bank-page.ts'
import { configuration, type IdentityClient } from './configuration.ts'
import type { IdentityControl } from './control.ts'
import { identityPages } from './identity-pages.ts'
import { openProviderKeys } from './provider-keys.ts'
import { openVisits } from './visits.ts'

const NORMAL: IdentityControl = { mode: 'normal', seconds: 60 }

export interface IdentityProviderOptions {
  /** 0 takes a free port. */
  port: number
  host: string
  /** The folder of the keys and the behavior. */
  data: string
  client: IdentityClient
  /** How the public keys of the shop are fetched. A shop without an address of its own gives itself. */
  fetchKeys?: typeof fetch
}

/** An OpenID provider with an address of its own, since it takes the root of one. */
export async function openIdentityProvider({
  port,
  host,
  data,
  client,
  fetchKeys = fetchHere,
}: IdentityProviderOptions) {
  const behavior = openBehavior(join(data, 'identity-control.json'), NORMAL)
  const keys = openProviderKeys(data)
  const visits = openVisits((kind, row) =>
    kind === 'AuthorizationCode' && behavior.read().all.mode === 'wrong-nonce' ? { ...row, nonce: 'of-another' } : row,
  )
  const server = createServer((request, response) => answer(request, response))
  const url = `http://${host}:${await listen(server, port, host)}`
  // Made when it is first asked: keys take a while, and most tests need none.
  let provider: Promise<Provider> | undefined

  const own = new Hono()
    .use(onlyOwnName(host))
    .get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/icon.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }))
    .route('/', bankPage(providerNow, behavior, client.shopUrl))
  const answerOwn = getRequestListener(own.fetch)

  return {
    url,
    pages: identityPages(behavior, async () => {
      await keys.rotate()
      provider = undefined
    }),
    close: () => closeServer(server),
  }

  function providerNow(): Promise<Provider> {
    return (provider ??= make())
  }

  async function make(): Promise<Provider> {
    return new Provider(url, configuration(client, await keys.read(), visits, behavior, fetchKeys))
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', url)
    const { mode, seconds } = behavior.read().all
    const isOwn = pathname.startsWith('/tunnistus/') || pathname === '/style.css' || pathname === '/icon.svg'
    const protocol = async () => (await providerNow()).callback()(request, response)
    if (isOwn || !isOwnName(request)) void answerOwn(request, response)
    else if (mode === 'unavailable') response.writeHead(503, { 'retry-after': '60' }).end('Service unavailable')
    else if (mode === 'silent' && pathname === '/token') setTimeout(() => void protocol(), seconds * 1000).unref()
    else {
      if (mode === 'twice' && pathname.startsWith('/auth/')) showTwice(response, client.shopUrl)
      void protocol()
    }
  }

  function isOwnName({ headers }: IncomingMessage): boolean {
    const { hostname } = new URL(`http://${headers.host ?? ''}`)
    return hostname === host || hostname === 'localhost'
  }
}

/** The library's dispatcher refuses addresses of this machine, where the shop is. */
function fetchHere(address: Parameters<typeof fetch>[0], options: RequestInit = {}): Promise<Response> {
  const { dispatcher: _, ...others } = options as RequestInit & { dispatcher?: unknown }
  return fetch(address, others)
}

/** Turns the redirect to the shop into a page whose links lead there. */
function showTwice(response: ServerResponse, shopUrl: string): void {
  const end = response.end.bind(response) as (body?: string) => ServerResponse
  response.end = ((...sent: unknown[]) => {
    const address = String(response.getHeader('location') ?? '')
    if (!address.startsWith(shopUrl)) return end(...(sent as [string]))
    response.statusCode = 200
    response.removeHeader('location')
    response.removeHeader('content-length')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return end(String(twice(address)))
  }) as typeof response.end
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}

export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>

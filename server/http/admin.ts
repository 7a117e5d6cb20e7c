import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ADMIN_LANGUAGE_COOKIE } from '#domain/own-storage.ts'
import { settings } from '../settings.ts'
import type { Handler } from './app.ts'
import { adminPolicy } from './headers.ts'

/** Serves the admin by Next, which is started on the first request: most starts of the shop need no admin. */
export function openAdmin(server: Server): { serve: Handler; close: () => Promise<void> } {
  let starting: Promise<Awaited<ReturnType<typeof startNext>>> | undefined

  return {
    serve: async (request, response) => {
      const { handle } = await (starting ??= startNext(server))
      defaultToFinnish(request, response)
      const nonce = randomBytes(16).toString('base64')
      const policy = adminPolicy(nonce)
      request.headers['content-security-policy'] = policy
      response.setHeader('Content-Security-Policy', policy)
      await handle(request, response)
    },
    close: async () => (await starting)?.app.close(),
  }
}

async function startNext(server: Server) {
  const { default: next } = await import('next')
  const { port, isDev: dev, root } = settings
  const app = next({ dev, dir: join(root, 'cms'), hostname: 'localhost', port, httpServer: server, turbopack: true })
  await app.prepare()
  return { app, handle: app.getRequestHandler() }
}

const finnish = `${ADMIN_LANGUAGE_COOKIE}=fi`

/** Payload ships no Finnish and would read `fi-FI,en` as English, so a first visit gets the language cookie. */
function defaultToFinnish(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.cookie?.includes(`${ADMIN_LANGUAGE_COOKIE}=`)) return
  response.appendHeader('Set-Cookie', `${finnish}; Path=/; SameSite=Lax; Max-Age=31536000`)
  request.headers.cookie = [request.headers.cookie, finnish].filter(Boolean).join('; ')
}

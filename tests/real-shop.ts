import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { seedsOf } from '#plugins/kit/extend.ts'
import { dropDatabase, newDatabaseUri, restoreDocuments } from '#plugins/kit/test-database.ts'
import type { Handler } from '#server/http/app.ts'
import { fewSeeds } from './few-seeds.ts'
import { keepTemplate, templateOf } from './templates.ts'
import { openExternalServices } from './external-services.ts'

/** Headers of a caller: a shopper's cookie and token, or the session of staff. */
export type Caller = Record<string, string>

export interface Sent {
  method?: string
  headers?: Caller
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown
}

export interface ApiAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Code of a refusal; undefined for any other answer. */
  code: string | undefined
}

export type RealShop = Awaited<ReturnType<typeof openRealShop>>

const PASSWORD = 'pitkä salasana'

/** The shop of `payload.config.ts`, migrated, with a few goods in stock, behind its real front server on a free port. */
export async function openRealShop({ isLimited = false } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'real-shop-'))
  const world = await openExternalServices(join(data, 'world'))
  const server = createServer()
  // No keep-alive timeout: a connection may rest while a test counts documents.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  Object.assign(process.env, {
    PORT: String(port),
    SHOP_DATA: data,
    DATABASE_URI: newDatabaseUri(data),
    SHOP_URL: '',
    SHOP_LIMITS: isLimited ? 'on' : 'off',
  })
  const template = await templateOf('real')
  if (template) cpSync(template, data, { recursive: true })
  const { config, payload, serve } = await boot(data)
  if (template) await restoreDocuments(payload, data)
  else {
    await seed(payload, fewSeeds(join(data, 'seeds')))
    await keepTemplate('real', payload, data)
  }
  server.on('request', serve)
  const agent = new Agent({ keepAlive: true })

  /** One request over the network, its path unchanged. */
  function fetchShop(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<ApiAnswer> {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const bytes = body === undefined ? undefined : isRaw ? body : JSON.stringify(body)
    const isSized = bytes !== undefined && !('transfer-encoding' in headers)
    const length = isSized && { 'content-length': String(Buffer.byteLength(bytes)) }
    const all = { host, ...(bytes !== undefined && { 'content-type': 'application/json' }), ...length, ...headers }
    return new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path, method, headers: all, agent }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, code: codeIn(text) })
        })
      })
      call.once('error', reject)
      call.end(bytes)
    })
  }

  return {
    config,
    payload,
    origin: `http://${host}`,
    fetch: fetchShop,
    /** The parsed answer to a GET. */
    get: async (path: string): Promise<unknown> => JSON.parse((await fetchShop(`/api${path}`)).text),
    post: (path: string, body: unknown, headers: Caller = {}) => fetchShop(path, { method: 'POST', headers, body }),
    async shopper(): Promise<Caller> {
      const { text, headers } = await fetchShop('/api/site/shopper')
      const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      return { cookie, 'csrf-token': (JSON.parse(text) as { token: string }).token }
    },
    /** A new member of staff, as a document. */
    async hire(role: StaffRole) {
      const email = `${crypto.randomUUID()}@example.com`
      const data = { name: 'Kaisa Käsittelijä', email, password: PASSWORD, roles: [role] }
      const { id } = await payload.create({ collection: 'staff', data })
      return { id, email, password: PASSWORD }
    },
    /** The session of a member of staff, by signing in. */
    async signIn({ email, password }: { email: string; password: string }): Promise<Caller> {
      const { headers } = await fetchShop('/api/staff/login', { method: 'POST', body: { email, password } })
      return { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
    },
    /** How many documents each collection holds. */
    async counts(): Promise<Record<string, number>> {
      const counted = payload.config.collections.map(async ({ slug }) => {
        const { totalDocs } = await payload.db.count({ collection: slug })
        return [slug, totalDocs] as const
      })
      return Object.fromEntries(await Promise.all(counted))
    },
    async close() {
      agent.destroy()
      server.close()
      server.closeAllConnections()
      await dropDatabase(payload)
      await payload.destroy()
      await world.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Boots as `server/start.ts` does, in its order. Imported late, because settings are read once. */
async function boot(data: string) {
  const { shareKeys } = await import('#server/launch/keys.ts')
  shareKeys({ data, keysFile: undefined })
  const { bootShop } = await import('#server/shop.ts')
  const { config, payload } = await bootShop()
  payload.logger.level = 'silent'
  const [{ migrate }, { createApp }, { openApi }, { openProvider }] = await Promise.all([
    import('#server/migrate.ts'),
    import('#server/http/app.ts'),
    import('#server/http/api.ts'),
    import('#server/http/provider.ts'),
  ])
  await migrate(payload)
  const elsewhere: Handler = (_, response) => void response.writeHead(404).end()
  const handlers = {
    api: openApi(config, payload),
    admin: elsewhere,
    pictures: elsewhere,
    videos: elsewhere,
    provider: openProvider(payload),
    widgets: elsewhere,
    resized: elsewhere,
    site: elsewhere,
  }
  return { config, payload, serve: createApp(handlers, { error: () => {} }, config) }
}

async function seed(payload: Payload, folder: string): Promise<void> {
  for (const seed of seedsOf(payload.config)) await seed.run(payload, folder)
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string }).code
  } catch {
    return undefined
  }
}

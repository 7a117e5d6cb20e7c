import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseAdapterObj, Payload, PayloadRequest, Plugin } from 'payload'
import { loggerOptions } from './logged.ts'
import { dropDatabase, newDatabaseUri, restoreDocuments, testEngine } from './test-database.ts'

/** A whole shop in process: no server, no port. */
export interface Shop {
  payload: Payload
  /** Calls below `/api` as JSON. Without a body it is a GET. */
  ask: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** The headers of a new shopper: cookie and token. */
  newShopper: () => Promise<Record<string, string>>
  req: () => Promise<PayloadRequest>
  /** Where keys and media lie, and the database on SQLite. */
  folder: string
  /** Of its database. */
  uri: string
  close: () => Promise<void>
}

/** Level and destination of a shop's log. */
interface Log {
  level: string
  write: (line: string) => void
}

/**
 * Opens a shop with these plugins in a temporary folder: over a fresh database, or over a copy of `template`, the folder
 * of another shop with the same plugins.
 */
export async function openShop(plugins: Plugin[], log?: Log, template?: string): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  if (template) cpSync(template, folder, { recursive: true })
  const shop = await openShopAt({ folder, uri: newDatabaseUri(folder), isEmpty: !template }, plugins, log)
  if (template) await restoreDocuments(shop.payload, folder)
  return shop
}

/** Where a shop lies: its folder, and the database of this URI. */
interface Lying {
  folder: string
  uri: string
  /** Whether its tables are to be made. */
  isEmpty?: boolean
  /** Whether migrations made them, as those of a shop that runs. SQLite. */
  isMigrated?: boolean
  /** The mail server that its letters leave by; without one they leave nowhere. */
  smtpUrl?: string
}

/** Opens a shop where it lies: in a process of its own, beside others. */
export async function openShopAt(
  { folder, uri, isEmpty = false, isMigrated = false, smtpUrl }: Lying,
  plugins: Plugin[],
  log?: Log,
): Promise<Shop> {
  setUp(folder)
  const { buildConfig, createLocalReq, getPayload, handleEndpoints } = await import('payload')
  const { kitPlugin } = await import('./index.ts')
  const config = await buildConfig({
    secret: 'only for tests',
    plugins: [kitPlugin(), ...plugins],
    db: isMigrated
      ? (await import('./storage/sqlite/adapter.ts')).sqlite(uri, 'cms/migrations')
      : await testDatabase(folder, uri, isEmpty),
    logger: {
      options: loggerOptions(log?.level ?? process.env.SHOP_LOG ?? 'fatal'),
      ...(log && { destination: log }),
    },
    ...(smtpUrl && { email: await mailer(smtpUrl) }),
    telemetry: false,
    typescript: { autoGenerate: false },
  })
  // One that posts is another than who opened the same folder in this process before, and posts nowhere.
  const key = smtpUrl ? `${folder} ${smtpUrl}` : folder
  const payload = await getPayload({ config, key, disableOnInit: true })

  const ask: Shop['ask'] = (path, body, headers = {}) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const sent = { 'content-type': 'application/json', ...headers }
    const request = new Request(`http://localhost/api${path}`, { ...init, headers: sent })
    return handleEndpoints({ config: Promise.resolve(config), payloadInstanceCacheKey: key, request })
  }
  return {
    payload,
    folder,
    uri,
    ask,
    newShopper: async () => {
      const { ensureShopper } = await import('./requests/caller.ts')
      const req = await createLocalReq({}, payload)
      const { token } = ensureShopper(req)
      const cookie = req.responseHeaders?.getSetCookie()[0]?.split(';')[0] ?? ''
      return { cookie, 'CSRF-TOKEN': token }
    },
    req: () => createLocalReq({}, payload),
    close: async () => {
      await dropDatabase(payload)
      await payload.destroy()
      // A picture or a journal may still be written.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** On SQLite without migrations: Payload makes the tables of these plugins. */
async function testDatabase(folder: string, uri: string, push: boolean): Promise<DatabaseAdapterObj> {
  if (testEngine) return (await import('./storage/mongodb/adapter.ts')).mongodb(uri, join(folder, 'migrations'))
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { withStoredQueries } = await import('./storage/sqlite/stored-queries.ts')
  ;(await import('./storage/sqlite/stored-statements.ts')).keepStatements()
  // A test ends processes, never the machine: what is written need not have reached the disk.
  return withStoredQueries(
    sqliteAdapter({ client: { url: uri }, wal: { synchronous: 'OFF' }, push, blocksAsJSON: true }),
  )
}

async function mailer(smtpUrl: string) {
  const { nodemailerAdapter } = await import('@payloadcms/email-nodemailer')
  const { mailTransport } = await import('./mail/mail-transport.ts')
  const from = { defaultFromAddress: 'kauppa@example.com', defaultFromName: 'kauppa' }
  return nodemailerAdapter({ ...from, skipVerify: true, transportOptions: mailTransport(smtpUrl) as never })
}

function setUp(folder: string): void {
  const key = () => randomBytes(32).toString('base64')
  const file = join(folder, 'keys.json')
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify({ signing: key(), health: { current: 'k1', keys: { k1: key() } } }))
  process.env.SHOP_KEYS_FILE = file
  process.env.SHOP_DATA = folder
  process.env.APP_ROOT ??= process.cwd()
}

/** A second process on the database of a shop: another Payload, which shares nothing with the first in memory. */
export async function openBeside({ payload }: Pick<Shop, 'payload'>): Promise<Payload> {
  const { getPayload } = await import('payload')
  return getPayload({ config: payload.config, key: randomBytes(8).toString('hex'), disableOnInit: true })
}

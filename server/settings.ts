import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The settings from the environment, read once. Every variable is described in docs/running.md. */
export interface Settings {
  /** The folder of the project. */
  root: string
  port: number
  /** The address to listen on; undefined listens on every one, IPv4 and IPv6. */
  host: string | undefined
  /** The folder of everything that must not be lost: database, media, keys. */
  data: string
  databaseUri: string
  /** How many processes serve the shop behind its one port. */
  processes: number
  /** The key file, where it does not lie in the data folder. */
  keysFile: string | undefined
  /** Whether the database is opened with keys that are not its own. */
  takesNewKeys: boolean
  /** How long requests are still accepted after the signal to end, while a load balancer learns to send no more. */
  drainSeconds: number
  /** The folder of original pictures that several machines share; undefined for the one in `data`. */
  media: string | undefined
  /** The bucket of original pictures, instead of a folder. */
  s3: Record<'bucket' | 'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey', string | undefined>
  /** The public address of the shop, without a slash at the end. */
  url: string
  /** Host names accepted beside this machine's own. */
  hosts: string[]
  /** How many trusted proxies stand before the shop: the client's address is read that many steps back. */
  proxies: number
  smtpUrl: string | undefined
  /** The sender of all mail. */
  mailFrom: string | undefined
  paytrailUrl: string | undefined
  paytrailMerchant: string | undefined
  paytrailSecret: string | undefined
  carrierUrl: string | undefined
  carrierKey: string | undefined
  /** The gateway of text messages, its key, and the name that phones show as sender. */
  smsUrl: string | undefined
  smsKey: string | undefined
  smsSender: string | undefined
  /** The provider of strong identification, and how it knows the shop. */
  eidIssuer: string | undefined
  eidClientId: string | undefined
  /** The provider of eye doctors' times, its key, and the telephone number that visitors see. */
  eyeDoctorsUrl: string | undefined
  eyeDoctorsKey: string | undefined
  eyeDoctorsPhone: string | undefined
  /** The operator of e-invoices, and how it knows the shop: its company, its user's key and the key of its software. */
  eInvoiceUrl: string | undefined
  eInvoiceCompany: string | undefined
  eInvoiceKey: string | undefined
  eInvoiceVendorKey: string | undefined
  /** The register of companies. */
  ytjUrl: string | undefined
  /** Address of the tiles of a map service, with `{z}`, `{x}` and `{y}`; undefined for the bundled outline. */
  mapTiles: string | undefined
  /** Attribution of the tiles, as their license asks. */
  mapAttribution: string | undefined
  /** Off only under load tests, where one address stands for many shoppers. */
  isLimited: boolean
  /** Whether the shop is a demo, which each of its pages says. */
  isDemo: boolean
  /** Whether administrators may move the shop's clock: on a demo only. */
  isClockMoved: boolean
  /** Whether pictures are made in the background after the start. */
  isWarmed: boolean
  isDev: boolean
}

export const settings = readSettings(process.env, process.argv.includes('--dev'))

/** Turns off the telemetry of frameworks. */
const noTelemetry = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

/** Passes the settings to the shop's configuration by the environment: three bundlers load it, and none shares an import. */
export function shareSettings(): void {
  const { root, data, databaseUri, media, url, isDev } = settings
  const shared = {
    APP_ROOT: root,
    SHOP_DATA: data,
    DATABASE_URI: databaseUri,
    SHOP_URL: url,
    PORT: String(settings.port),
    ...(media && { SHOP_MEDIA: media }),
  }
  Object.assign(process.env, shared, noTelemetry, { NODE_ENV: isDev ? 'development' : 'production' })
}

export function readSettings(env: Record<string, string | undefined>, isDev = false): Settings {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
  const data = resolve(root, env.SHOP_DATA || 'data')
  const port = Number(env.PORT || 3000)
  return {
    root,
    port,
    host: env.HOST || undefined,
    data,
    databaseUri: databaseUri(env.DATABASE_URI, root) ?? `file:${resolve(data, 'shop.db')}`,
    processes: Number(env.SHOP_PROCESSES || 1),
    keysFile: env.SHOP_KEYS_FILE ? resolve(root, env.SHOP_KEYS_FILE) : undefined,
    takesNewKeys: env.SHOP_NEW_KEYS === 'on',
    drainSeconds: Number(env.SHOP_DRAIN_SECONDS || 0),
    media: env.SHOP_MEDIA ? resolve(root, env.SHOP_MEDIA) : undefined,
    s3: {
      bucket: env.S3_BUCKET || undefined,
      endpoint: env.S3_ENDPOINT || undefined,
      region: env.S3_REGION || undefined,
      accessKeyId: env.S3_ACCESS_KEY_ID || undefined,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY || undefined,
    },
    url: (env.SHOP_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    hosts: (env.SHOP_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
    proxies: Number(env.SHOP_PROXIES || 0),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    paytrailUrl: env.PAYTRAIL_URL || undefined,
    paytrailMerchant: env.PAYTRAIL_MERCHANT || undefined,
    paytrailSecret: env.PAYTRAIL_SECRET || undefined,
    carrierUrl: env.CARRIER_URL || undefined,
    carrierKey: env.CARRIER_KEY || undefined,
    smsUrl: env.SMS_URL || undefined,
    smsKey: env.SMS_KEY || undefined,
    smsSender: env.SMS_SENDER || undefined,
    eidIssuer: env.EID_ISSUER || undefined,
    eidClientId: env.EID_CLIENT_ID || undefined,
    eyeDoctorsUrl: env.EYE_DOCTORS_URL || undefined,
    eyeDoctorsKey: env.EYE_DOCTORS_KEY || undefined,
    eyeDoctorsPhone: env.EYE_DOCTORS_PHONE || undefined,
    eInvoiceUrl: env.EINVOICE_URL || undefined,
    eInvoiceCompany: env.EINVOICE_COMPANY || undefined,
    eInvoiceKey: env.EINVOICE_KEY || undefined,
    eInvoiceVendorKey: env.EINVOICE_VENDOR_KEY || undefined,
    ytjUrl: env.YTJ_URL || undefined,
    mapTiles: env.SHOP_MAP_TILES || undefined,
    mapAttribution: env.SHOP_MAP_ATTRIBUTION || undefined,
    isLimited: env.SHOP_LIMITS !== 'off',
    isDemo: env.SHOP_DEMO === 'on',
    isClockMoved: env.SHOP_DEMO_CLOCK === 'on',
    isWarmed: env.SHOP_WARM !== 'off',
    isDev,
  }
}

/** The builds run in other folders, so file paths are made absolute. */
function databaseUri(given: string | undefined, root: string): string | undefined {
  const file = given?.match(/^file:(?!\/\/)(.+)$/)?.[1]
  return file && !isAbsolute(file) ? `file:${resolve(root, file)}` : given || undefined
}

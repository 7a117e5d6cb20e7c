import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '../settings.ts'
import { checkMedia } from './check-media.ts'
import { checkOutside, checkTogether } from './check-outside.ts'
import { StartupError } from './startup-error.ts'

/** Refuses a map service without the credit it asks for, or whose tiles have no place in their address. */
export function checkMap({ mapTiles, mapAttribution }: Pick<Settings, 'mapTiles' | 'mapAttribution'>): void {
  checkTogether({ SHOP_MAP_TILES: mapTiles, SHOP_MAP_ATTRIBUTION: mapAttribution }, 'the bundled outline')
  if (mapTiles === undefined) return
  const hasPlace = ['{z}', '{x}', '{y}'].every((part) => mapTiles.includes(part))
  if (!/^https?:\/\//.test(mapTiles) || !URL.canParse(mapTiles.replace('{s}', 'a')) || !hasPlace)
    throw new StartupError('SHOP_MAP_TILES must be an address such as https://tiles.example/{z}/{x}/{y}.png.')
}

/** Refuses settings that would otherwise fail later and less clearly. */
export function checkSettings(settings: Settings): void {
  const { port, url, hosts, proxies, data, databaseUri, drainSeconds } = settings
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartupError(`PORT must be a number between 1 and 65535, and is "${process.env.PORT}".`)
  if (!isShopAddress(url))
    throw new StartupError(`SHOP_URL must be an address such as https://shop.example, and is "${url}".`)
  for (const host of hosts) {
    if (!/^(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/i.test(host))
      throw new StartupError(`SHOP_HOSTS must be names such as shop.example, and one is "${host}".`)
  }
  if (!Number.isInteger(proxies) || proxies < 0)
    throw new StartupError(`SHOP_PROXIES must be how many proxies there are, and is "${process.env.SHOP_PROXIES}".`)
  checkProcesses(settings)
  if (!Number.isInteger(drainSeconds) || drainSeconds < 0 || drainSeconds > 600)
    throw new StartupError(`SHOP_DRAIN_SECONDS must be seconds up to 600, and is "${process.env.SHOP_DRAIN_SECONDS}".`)
  const switches = ['SHOP_LIMITS', 'SHOP_WARM', 'SHOP_NEW_KEYS', 'SHOP_DEMO', 'SHOP_DEMO_CLOCK', 'SHOP_SECOND_STEP']
  for (const name of switches) {
    const value = process.env[name] || 'on'
    if (!['on', 'off'].includes(value)) throw new StartupError(`${name} is on or off, and is "${value}".`)
  }
  checkOutside(settings)
  checkPublic(settings)
  checkClock(settings)
  checkMedia(settings)
  checkMap(settings)
  checkFolder(data)
  checkDatabase(databaseUri, data)
}

function checkProcesses({ processes, databaseUri }: Settings): void {
  if (!Number.isInteger(processes) || processes < 1 || processes > 64)
    throw new StartupError(`SHOP_PROCESSES must be a number from 1 to 64, and is "${process.env.SHOP_PROCESSES}".`)
  if (processes > 1 && databaseUri.startsWith('file:'))
    throw new StartupError(
      `SHOP_PROCESSES is ${processes}, and SQLite serves one process: set DATABASE_URI to MongoDB, or SHOP_PROCESSES to 1.`,
    )
}

/**
 * In a public shop payments and identification are real, unless each of its pages says that it is a demo. A demo takes
 * no real money.
 */
function checkPublic({ url, isDemo, paytrailUrl, eidIssuer }: Settings): void {
  const { protocol, hostname } = new URL(url)
  const isPublic = protocol === 'https:' && !/^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  const missing = Object.entries({ PAYTRAIL_URL: paytrailUrl, EID_ISSUER: eidIssuer }).flatMap(([name, address]) =>
    address ? [] : [name],
  )
  if (isDemo && paytrailUrl)
    throw new StartupError('SHOP_DEMO is on, and PAYTRAIL_URL is set: a demo takes no real money.')
  if (isPublic && !isDemo && missing.length > 0)
    throw new StartupError(
      `SHOP_URL is public, and ${missing.join(' and ')} not set: set them, or SHOP_DEMO=on for a shop that says on every page that it is a demo.`,
    )
}

/** Where the clock may be moved, nothing outside is real: it would take money and send letters on days that have not come. */
function checkClock({ isClockMoved, ...settings }: Settings): void {
  const { smtpUrl, paytrailUrl, carrierUrl, smsUrl, eidIssuer, eyeDoctorsUrl, ytjUrl, eInvoiceUrl } = settings
  const real = Object.entries({
    SMTP_URL: smtpUrl,
    PAYTRAIL_URL: paytrailUrl,
    CARRIER_URL: carrierUrl,
    SMS_URL: smsUrl,
    EID_ISSUER: eidIssuer,
    EYE_DOCTORS_URL: eyeDoctorsUrl,
    YTJ_URL: ytjUrl,
    EINVOICE_URL: eInvoiceUrl,
  }).flatMap(([name, url]) => (url ? [name] : []))
  if (isClockMoved && real.length > 0)
    throw new StartupError(
      `SHOP_DEMO_CLOCK is on, and ${real.join(', ')} set: the clock of a shop with real providers is never moved.`,
    )
}

/** The shop has no base path: its pages and cookies start at the root of the host. */
function isShopAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, pathname, search, hash, username } = new URL(url)
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username
}

function checkFolder(data: string): void {
  const probe = join(data, `.probe-${process.pid}`)
  try {
    makeFolder(data)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch {
    throw new StartupError(`SHOP_DATA: ${data} cannot be written to; give it to this user or name another folder.`)
  }
}

/** One by one, because Node's `recursive` never returns below folders such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

function checkDatabase(uri: string, data: string): void {
  const scheme = /^([\w+.-]+):/.exec(uri)?.[1] ?? ''
  if (['mongodb', 'mongodb+srv'].includes(scheme)) return checkDatabaseName(uri)
  if (scheme !== 'file')
    throw new StartupError(
      `DATABASE_URI must begin with file: (SQLite) or mongodb://, and begins with "${scheme || uri}".`,
    )
  checkFile(uri.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, ''), data)
}

/** Without a name, MongoDB would take the database "test". The URI itself is not printed: it may contain a password. */
function checkDatabaseName(uri: string): void {
  const name = /^[^:]+:\/\/[^/?]+\/([^/?]+)/.exec(uri)?.[1] ?? ''
  if (!/^[^\s.$"*<>:|\\]{1,63}$/.test(name))
    throw new StartupError('DATABASE_URI must name a database, such as mongodb://user:password@host/shop.')
}

function checkFile(file: string, data: string): void {
  if (!existsSync(file)) return
  if (!statSync(file).isFile()) throw new StartupError(`DATABASE_URI: ${file} is no file; name one inside that folder.`)
  if (!isReadable(file))
    throw new StartupError(`DATABASE_URI: the file ${file} cannot be read and written; give it to this user.`)
  if (statSync(file).size === 0) return checkNew(file, data)
  if (!isSqlite(file))
    throw new StartupError(
      `The database file ${file} is broken: it is no SQLite database. Restore a backup or move it away.`,
    )
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** An empty file is a new database, but beside existing pictures it means that the database was lost. */
function checkNew(file: string, data: string): void {
  const media = join(data, 'media')
  if (!existsSync(media) || readdirSync(media).length === 0) return
  throw new StartupError(
    `The database file ${file} is empty, but ${media} holds the pictures of a shop. Restore a backup, or set SHOP_DATA to another folder for a new shop.`,
  )
}

function isSqlite(file: string): boolean {
  const beginning = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, beginning, 0, 16, 0)
  closeSync(descriptor)
  return beginning.toString('latin1') === 'SQLite format 3\0'
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { resizePath } from '#domain/server-paths.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { readResizedPicture, type ResizedPicture } from '#domain/resized-picture.ts'
import type { Originals } from '#plugins/kit/originals/originals.ts'
import { externalApi } from '#plugins/kit/requests/external-api.ts'
import type { MayReach } from '#plugins/kit/requests/reach-public.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import { readAddress } from '../pictures/names.ts'
import { pictureResizer, ResizerBusy } from '../pictures/resize.ts'
import type { Handler } from './app.ts'
import { matchesEtag } from './compress.ts'
import { dataPolicy } from './headers.ts'

interface Resizing {
  originals: Originals
  /** The folder of made sizes. */
  folder: string
  /** Hosts of the shop itself. */
  ours: ReadonlySet<string>
  /** Whether the shop's picture of this name is public. */
  isPublished: (name: string) => Promise<boolean>
  /** Which addresses pictures are fetched from; the public network where it is left out. */
  mayReach?: MayReach
}

/** How long a picture of another host is taken for the same, in days: the host does not report when it is replaced. */
const SAME_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Resizes pictures: ours, and those on the hosts that a merchant has listed. Each size is made once; a picture of another
 * host anew after some days.
 */
export function openResizer(payload: Payload, { originals, folder, ours, isPublished, mayReach }: Resizing): Handler {
  const door = externalApi.only({ payload })
  const resizedFile = pictureResizer(folder)

  return async (request, response, { path, search }) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw nothing()
      const wanted = readResizedPicture(new URLSearchParams(search))
      const file = ours.has(wanted.url.host) ? await oursIn(wanted) : await foreignIn(wanted, tenantIn(path))
      if (!file) throw nothing()
      await send(request, response, { file, format: wanted.format })
    } catch (problem) {
      if (problem instanceof ResizerBusy) response.setHeader('Retry-After', '2')
      const reported = problem instanceof ResizerBusy ? busy() : problem
      if (!(reported instanceof ProviderProblem)) throw problem
      refuse(response, reported)
    }
  }

  async function oursIn(wanted: ResizedPicture): Promise<string | undefined> {
    const named = readAddress(wanted.url.pathname)
    if (!named || !(await isPublished(named.name))) return undefined
    const original = await originals.find(named.name)
    return original && resizedFile(wanted, String(original.changedAt), () => originals.read(original))
  }

  async function foreignIn(wanted: ResizedPicture, tenant: string | undefined): Promise<string | undefined> {
    const hosts = await door?.pictureHosts(payload, tenant)
    if (!hosts) throw new ProviderProblem(422, 'unknown_tenant', ['path', 'tenant'], 'No such tenant')
    if (!hosts.has(wanted.url.host))
      throw new ProviderProblem(403, 'foreign_host', ['query', 'url'], 'No host of pictures of this tenant')
    const version = `${tenant ?? ''} ${Math.floor(Date.now() / (SAME_DAYS * DAY_MS))}`
    return resizedFile(wanted, version, () => fetchPicture(wanted.url, mayReach))
  }
}

function tenantIn(path: string): string | undefined {
  return path.slice(resizePath.length + 1) || undefined
}

function nothing(): ProviderProblem {
  return new ProviderProblem(404, 'not_found', ['query', 'url'], 'No picture there')
}

function busy(): ProviderProblem {
  return new ProviderProblem(429, 'too_many', [], 'Too many pictures at once')
}

const types = { webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' }

interface Sent {
  file: string
  format: keyof typeof types
}

async function send(request: IncomingMessage, response: ServerResponse, { file, format }: Sent): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  response.setHeader('Cache-Control', 'public, max-age=604800')
  setOpenHeaders(response)
  response.setHeader('ETag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return void response.writeHead(304).end()
  response.writeHead(200, { 'Content-Type': types[format], 'Content-Length': size })
  if (request.method === 'HEAD') return void response.end()
  await pipeline(createReadStream(file), response)
}

function refuse(response: ServerResponse, { status, loc, message, type }: ProviderProblem): void {
  setOpenHeaders(response)
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ detail: [{ loc, msg: message, type }] }))
}

/** Pages of all sites show pictures. */
function setOpenHeaders(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Content-Security-Policy', dataPolicy)
}

import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { videosPath } from '#domain/server-paths.ts'
import type { Handler } from './app.ts'
import { readRange } from './byte-range.ts'
import { matchesEtag } from './compress.ts'
import { dataPolicy } from './headers.ts'
import { refuse } from './refuse.ts'

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

interface Videos {
  folder: string
  /** Whether a published page shows the video of this file, or the video whose subtitles it has. */
  isPublished: (file: string) => Promise<boolean>
  isStaff: (request: IncomingMessage) => Promise<boolean>
}

/** Serves videos and their subtitles, whole or by range: players ask for the part they show. Those of drafts are for staff. */
export function serveVideos({ folder, isPublished, isStaff }: Videos): Handler {
  return async (request, response, { path }) => {
    const [, file = '', ending = ''] = /^\/([a-z0-9-]+\.(\w+))$/.exec(path.slice(videosPath.length)) ?? []
    const type = types[ending]
    const found = type ? await stat(join(folder, file)).catch(() => undefined) : undefined
    const isPublic = found !== undefined && (await isPublished(file))
    if (!type || !found?.isFile() || !(isPublic || (await isStaff(request))))
      return refuse(request, response, 'request.not_found')

    const { size, mtimeMs } = found
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    response.setHeader('Cache-Control', isPublic ? 'public, max-age=3600' : 'private, no-store')
    response.setHeader('Content-Security-Policy', dataPolicy)
    response.setHeader('Content-Type', type)
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('ETag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) return void response.writeHead(304).end()

    const isSame = (request.headers['if-range'] ?? etag) === etag
    const range = isSame ? readRange(request.headers.range, size) : undefined
    if (range === 'beyond')
      return void response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    const { from, to } = range ?? { from: 0, to: size - 1 }
    response.writeHead(range ? 206 : 200, {
      'Content-Length': to - from + 1,
      ...(range && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
    })
    if (request.method === 'HEAD' || size === 0) return void response.end()
    await pipeline(createReadStream(join(folder, file), { start: from, end: to }), response)
  }
}

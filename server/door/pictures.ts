import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { pictureFile } from '../pictures/make.ts'
import { readAddress } from '../pictures/names.ts'
import { warmPictures } from '../pictures/warm.ts'
import { settings } from '../settings.ts'
import type { Asked } from './api.ts'
import { hasIt } from './compress.ts'
import { dataPolicy } from './headers.ts'
import { refuse } from './refuse.ts'

const types = { webp: 'image/webp', jpg: 'image/jpeg' }

/** Serves `/kuvat`: each size is made when it is first asked for, and kept. */
export function openPictures() {
  let stop = () => {}
  return {
    serve,
    warm: () => {
      if (settings.isWarmed) stop = warmPictures()
    },
    stop: () => stop(),
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, { path }: Asked): Promise<void> {
  const wanted = readAddress(path)
  const file = wanted && (await pictureFile(wanted))
  if (!file) return refuse(request, response, 'request.not_found')

  const { size, mtimeMs } = await stat(file)
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  response.setHeader('Cache-Control', 'public, max-age=604800, stale-while-revalidate=86400')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Content-Security-Policy', dataPolicy)
  response.setHeader('ETag', etag)
  if (hasIt(request.headers['if-none-match'], etag)) return void response.writeHead(304).end()

  response.writeHead(200, { 'Content-Type': types[wanted.format], 'Content-Length': size })
  if (request.method === 'HEAD') return void response.end()
  await pipeline(createReadStream(file), response)
}

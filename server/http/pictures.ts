import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { OriginalsUnreachable, type Originals } from '#plugins/kit/originals/originals.ts'
import { pictureMaker } from '../pictures/make.ts'
import { readAddress } from '../pictures/names.ts'
import { warmPictures } from '../pictures/warm.ts'
import { settings } from '../settings.ts'
import { matchesEtag } from './compress.ts'
import type { Handler } from './app.ts'
import { dataPolicy } from './headers.ts'
import { refuse } from './refuse.ts'

const types = { webp: 'image/webp', jpg: 'image/jpeg' }

interface Pictures {
  originals: Originals
  /** The folder of made sizes. */
  folder: string
  log: { warn: (facts: object, text: string) => void }
  /** Whether the picture of this name is public. */
  isPublished: (name: string) => Promise<boolean>
  /** Staff see the pictures of drafts in the admin. */
  isStaff: (request: IncomingMessage) => Promise<boolean>
}

/** Serves pictures: each size is made on the first request, and stored on disk. */
export function openPictures({ originals, folder, log, isPublished, isStaff }: Pictures) {
  const pictureFile = pictureMaker(originals, folder)
  let lastLogged: unknown

  const serve: Handler = async (request, response, { path }) => {
    const wanted = readAddress(path)
    const isOpen = wanted !== undefined && (await isPublished(wanted.name))
    const file =
      isOpen || (wanted && (await isStaff(request))) ? await pictureFile(wanted).catch(unreachable) : undefined
    if (file === 'unreachable') return refuse(request, response, 'shop.pictures_unreachable')
    if (!wanted || !file) return refuse(request, response, 'request.not_found')

    const { size, mtimeMs } = await stat(file)
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    const shared = 'public, max-age=604800, stale-while-revalidate=86400'
    response.setHeader('Cache-Control', isOpen ? shared : 'private, no-store')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.setHeader('Content-Security-Policy', dataPolicy)
    response.setHeader('ETag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) return void response.writeHead(304).end()

    response.writeHead(200, { 'Content-Type': types[wanted.format], 'Content-Length': size })
    if (request.method === 'HEAD') return void response.end()
    await pipeline(createReadStream(file), response)
  }

  /** Each failure of the store is logged once: it is repeated to all requests of the next seconds. */
  function unreachable(problem: unknown): 'unreachable' {
    if (!(problem instanceof OriginalsUnreachable)) throw problem
    if (problem !== lastLogged) log.warn({ err: problem }, `${problem.message}: a picture was not served`)
    lastLogged = problem
    return 'unreachable'
  }

  let stop = () => {}
  return {
    serve,
    warm: () => {
      if (settings.isWarmed) stop = warmPictures(originals, pictureFile)
    },
    stop: () => stop(),
  }
}

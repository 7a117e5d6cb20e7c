import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { bucketOf, type Bucket } from '#plugins/kit/originals/originals-in-bucket.ts'
import { openPictures } from '#server/http/pictures.ts'

const BUCKET = 'pictures'

/** A bucket on a server that checks signatures, and the settings that name it. */
export async function openTrialBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  // It reckons requests for the bucket itself without the slash that the client signs, so only objects are checked.
  server.middleware.unshift((context, next) => {
    if (/^\/[^/]+\/?$/.test(context.path))
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } }) as object
    return next()
  })
  const { port } = await server.run()
  const settings = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  /** The server stops answering. */
  function stop(): void {
    server.httpServer.close()
    server.httpServer.closeAllConnections()
  }
  return {
    settings,
    opened: () => bucketOf(settings) as Bucket,
    /** Makes an object an hour older than it is: S3 gives its age in seconds. */
    age(file: string): void {
      const hourAgo = Date.now() / 1000 - 3600
      utimesSync(join(directory, BUCKET, `${file}._S3rver_object`), hourAgo, hourAgo)
    },
    stop,
    close(): void {
      stop()
      rmSync(directory, { recursive: true })
    },
  }
}

/** The pictures of one machine, with a folder of made sizes of its own. `restart` clears what is in memory. */
export function openMachine(open: () => Bucket, isPublished: (name: string) => Promise<boolean>) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const logged: string[] = []
  const log = { warn: (_: object, text: string) => void logged.push(text) }
  const isStaff = async ({ headers }: { headers: object }) => 'authorization' in headers
  const start = () => openPictures({ originals: open(), folder, log, isPublished, isStaff })
  let pictures = start()
  const server = createServer((request, response) => {
    void pictures.serve(request, response, {
      path: request.url ?? '',
      language: 'fi',
      search: '',
      origin: '',
      body: undefined,
    })
  }).listen(0)

  return {
    logged,
    restart: () => (pictures = start()),
    ask(file: string, headers: Record<string, string> = { authorization: 'staff' }): Promise<Response> {
      return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kuvat/${file}`, { headers })
    },
    close(): void {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

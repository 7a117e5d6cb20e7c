import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import type { S3 } from '@aws-sdk/client-s3'
import { LRUCache } from 'lru-cache'
import { originalFiles, OriginalsUnreachable, PRIVATE_FOLDER, type Original, type Originals } from './originals.ts'

/** Originals in a bucket of S3, or of a store that speaks its protocol. */
export interface Bucket extends Originals {
  put: (file: string, content: Uint8Array) => Promise<void>
  remove: (file: string) => Promise<void>
}

/** How long an original is taken for unchanged, and for missing: each picture asks the bucket once meanwhile. */
const KNOWN_MS = 10_000

/** A bucket that did not answer is left alone for this long: requests would all wait for their time-outs. */
const PAUSE_MS = 5000

/** For one request, with its second attempt. */
const TIMEOUT_MS = 8000
const UPLOAD_TIMEOUT_MS = 60_000

/** The bucket of these settings (docs/running.md); undefined where they name none. */
export function bucketOf(env: Record<string, string | undefined>): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  if (!name) return undefined
  const credentials = { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' }
  return openBucket(name, async () => {
    const { S3 } = await import('@aws-sdk/client-s3')
    return new S3({
      credentials,
      region: region || 'us-east-1',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 2000, socketTimeout: TIMEOUT_MS },
      // Stores other than Amazon's do not all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  })
}

/** The client is made at the first request: loading it takes time and memory that shops without a bucket do not spend. */
function openBucket(Bucket: string, connect: () => Promise<S3>): Bucket {
  let connecting: Promise<S3> | undefined
  const known = new LRUCache<string, { original: Original | undefined }>({ max: 10_000, ttl: KNOWN_MS })
  const failed = new LRUCache<'last', OriginalsUnreachable>({ max: 1, ttl: PAUSE_MS })
  // All sizes of one original are made one after the other.
  const read = new LRUCache<string, Buffer>({ max: 2, ttl: KNOWN_MS })

  async function ask<Answer>(
    request: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<Answer>,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Answer | undefined> {
    const failure = failed.get('last')
    if (failure) throw failure
    try {
      return await request(await (connecting ??= connect()), { abortSignal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      const { code, name } = cause as { code?: unknown; name?: string }
      const reason = typeof code === 'string' ? code : name
      if (reason === 'NotFound' || reason === 'NoSuchKey') return undefined
      const unreachable = new OriginalsUnreachable(`The bucket ${Bucket} does not answer (${reason})`, { cause })
      if (!isAnswered(cause)) failed.set('last', unreachable)
      throw unreachable
    }
  }

  async function look(name: string): Promise<Original | undefined> {
    for (const Key of originalFiles(name)) {
      const found = await ask((s3, options) => s3.headObject({ Bucket, Key }, options))
      if (found) return originalOf(Key, found.ContentLength, found.LastModified)
    }
    return undefined
  }

  async function put(Key: string, Body: Uint8Array): Promise<void> {
    await ask((s3, options) => s3.putObject({ Bucket, Key, Body }, options), UPLOAD_TIMEOUT_MS)
    known.delete(parse(Key).name)
  }

  return {
    async find(name) {
      if (name.startsWith(PRIVATE_FOLDER)) return undefined
      const remembered = known.get(name) ?? { original: await look(name) }
      if (!known.has(name)) known.set(name, remembered)
      return remembered.original
    },
    async list() {
      const all: Original[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await ask((s3, options) => s3.listObjectsV2({ Bucket, ContinuationToken }, options))
        for (const { Key = '', Size, LastModified } of page?.Contents ?? [])
          if (!Key.startsWith(PRIVATE_FOLDER)) all.push(originalOf(Key, Size, LastModified))
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken)
      return all
    },
    async read({ file, changedAt }) {
      const version = `${file} ${changedAt}`
      const content = read.get(version) ?? (await ask((s3, options) => download(s3, Bucket, file, options)))
      if (content) read.set(version, content)
      return content
    },
    bring: async (from, file) => put(file, await readFile(from)),
    check: async () => {
      if (!(await ask((s3, options) => s3.headBucket({ Bucket }, options))))
        throw new OriginalsUnreachable(`There is no bucket ${Bucket}`)
    },
    put,
    async remove(Key) {
      await ask((s3, options) => s3.deleteObject({ Bucket, Key }, options))
      known.delete(parse(Key).name)
    },
  }
}

/** Whether the bucket has refused the request, rather than not answered or broken. */
function isAnswered(problem: unknown): boolean {
  const { $metadata } = problem as { $metadata?: { httpStatusCode?: number } }
  return ($metadata?.httpStatusCode ?? 500) < 500
}

function originalOf(file: string, size = 0, changed?: Date): Original {
  return { file, size, changedAt: changed?.getTime() ?? 0 }
}

async function download(s3: S3, Bucket: string, Key: string, options: object): Promise<Buffer | undefined> {
  const { Body } = await s3.getObject({ Bucket, Key }, options)
  return Body && Buffer.from(await Body.transformToByteArray())
}

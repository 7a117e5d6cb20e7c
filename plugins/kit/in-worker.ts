import { join } from 'node:path'
import { serialized } from './serialized.ts'

// Not imported: the bundler of the admin would look for the file of the thread among its own.
const { Worker } = process.getBuiltinModule('node:worker_threads')
const { setFlagsFromString } = process.getBuiltinModule('node:v8')

const MEGABYTE = 1024 * 1024
/** Of objects that have just been made. A small heap is emptied often, and a thread works for a second. */
const YOUNG_MEGABYTES = 16

/** What one piece of work may take: milliseconds, and bytes of memory. */
export interface WorkerLimits {
  milliseconds: number
  bytes: number
}

/** A thread was ended because it needed more time or memory than it may take. */
export class OverLimits extends Error {}

/**
 * Runs a file of the project in a thread of its own, and gives the message it posts for `data`. Whatever it reads, the main
 * thread goes on. Throws `OverLimits` at the limits.
 *
 * Each file runs once at a time: however many send work to it, they take one core.
 */
export function inWorker<Answer>(file: string, data: unknown, limits: WorkerLimits): Promise<Answer> {
  return serialized(`worker ${file}`, () => run<Answer>(file, data, limits))
}

async function run<Answer>(file: string, data: unknown, { milliseconds, bytes }: WorkerLimits): Promise<Answer> {
  // The flag of `server/start.mjs` sizes the heap of the main thread, and would go before the limits of every other.
  setFlagsFromString('--max-semi-space-size=0')
  // By its path in the project: bundled code lies elsewhere.
  const worker = new Worker(join(process.env.APP_ROOT ?? process.cwd(), file), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: bytes / MEGABYTE, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    execArgv: [],
    env: {},
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverLimits(file) : error),
      )
      timer = setTimeout(() => reject(new OverLimits(file)), milliseconds)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

import type { StandingFrame } from '#domain/frames/standing-frame.ts'
import type { BuildOrder } from './build-worker.ts'

/** Builds a frame in a worker, which ends with its work. */
export function buildAside(order: BuildOrder): Promise<StandingFrame> {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<StandingFrame>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<StandingFrame>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}

import type { FaceMarks } from '#domain/frames/face-pose.ts'
import type { FaceAnswer } from './face-worker.ts'

/** Finds a face in pictures, one at a time, beside the page. */
export interface FaceFinder {
  find: (picture: ImageData) => Promise<FaceMarks | null>
  close: () => void
}

/** Opens the finder: its models are here when it is. A finder that breaks rejects what it was asked. */
export async function openFinder(): Promise<FaceFinder> {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
  const close = () => worker.terminate()
  const answer = () =>
    new Promise<FaceAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FaceAnswer>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
    })
  try {
    await answer()
  } catch (error) {
    close()
    throw error
  }
  const find = (picture: ImageData) => {
    const found = answer()
    worker.postMessage(picture, [picture.data.buffer])
    return found.then((said) => (said === 'ready' ? null : said))
  }
  return { find, close }
}

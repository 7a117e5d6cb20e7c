import { facePose, faceWidths, isStraight, steadied, type FacePose, type FaceWidths } from '#domain/frames/face-pose.ts'
import { frameFit, middleWidths } from '#domain/frames/frame-fit.ts'
import { fill } from '../../shared/fill.ts'
import { cameraProblem, closeCamera, mayAskForCamera, openCamera, type CameraProblem } from './camera.ts'
import { openFinder, type FaceFinder } from './face-finder.ts'
import type { ShownFrame } from './frame-view.ts'
import { part, parts } from './stage-parts.ts'
import { TryOnView } from './try-on-view.ts'

/** What the stage says while a frame is tried on. */
export type TryOnTexts = Record<
  | CameraProblem
  | 'broken'
  | 'gone'
  | 'no_face'
  | 'no_face_photo'
  | 'found'
  | 'fits'
  | 'narrow'
  | 'wide'
  | 'pupils'
  | 'stop'
  | 'go_on',
  string
>

/** Longest side of a picture in which a face is looked for, pixels. */
const LONGEST = 960
/** Pictures of a straight face from which its widths are measured. */
const ENOUGH = 12
const AT_MOST = 60

/** A frame that is being tried on. */
export interface TryOn {
  wear: (shown: ShownFrame) => Promise<void>
  close: () => void
}

/** Where the pictures come from: the camera, or one that the person chose. */
type Source = { of: 'camera'; video: HTMLVideoElement; stream: MediaStream } | { of: 'photo'; image: ImageBitmap }

/** Asks for the camera. A refusal is the sentence that says what to do. */
export async function fromCamera(texts: TryOnTexts): Promise<Source | string> {
  if (!mayAskForCamera()) return texts.insecure
  try {
    const stream = await openCamera()
    const video = document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true, srcObject: stream })
    await video.play()
    return { of: 'camera', video, stream }
  } catch (error) {
    const problem = cameraProblem(error)
    if (!problem) throw error
    return texts[problem]
  }
}

/** Reads a picture that the person chose, on this device alone. */
export async function fromPhoto(file: File, texts: TryOnTexts): Promise<Source | string> {
  try {
    return { of: 'photo', image: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    return texts.broken
  }
}

/**
 * Shows the frame worn, picture after picture, until it is closed. Each picture is drawn with the pose that was found in
 * it, so that a frame never lags behind its face.
 *
 * @throws Error where the models do not load or the browser gives no WebGL.
 */
export async function openTryOn(
  stage: HTMLElement,
  source: Source,
  first: ShownFrame,
  texts: TryOnTexts,
  failed: (sentence?: string) => void,
): Promise<TryOn> {
  const ends = new AbortController()
  const picture = canvasFor(source)
  const mirror = freshCanvas(part(stage, 'mirror') as HTMLCanvasElement, picture)
  mirror.toggleAttribute('data-mirrored', source.of === 'camera')
  const pixels = picture.getContext('2d', { willReadFrequently: true })
  let [finder, view]: [FaceFinder | undefined, TryOnView | undefined] = [undefined, undefined]
  let shown = first
  let pose: FacePose | undefined
  let seen: FaceWidths[] = []
  let isStill = false
  let isAlone: boolean | undefined
  const noFace = source.of === 'camera' ? texts.no_face : texts.no_face_photo

  const report = () => {
    const fit = seen.length >= (source.of === 'camera' ? ENOUGH : 1) && frameFit(shown.design, middleWidths(seen))
    put(stage, 'fit', fit ? `${fill(texts[fit.verdict], fit)} ${fill(texts.pupils, fit)}` : '')
  }
  const look = async () => {
    if (!pixels || !finder || !view) return
    pixels.drawImage(source.of === 'camera' ? source.video : source.image, 0, 0, picture.width, picture.height)
    const marks = await finder.find(pixels.getImageData(0, 0, picture.width, picture.height))
    if (ends.signal.aborted) return
    const now = marks ? facePose(marks) : undefined
    pose = now && steadied(source.of === 'camera' ? pose : undefined, now)
    if (marks && pose && isStraight(pose)) seen = [...seen.slice(1 - AT_MOST), faceWidths(marks, pose)]
    if (!pose === isAlone) return draw()
    isAlone = !pose
    put(stage, 'face', pose ? texts.found : noFace)
    draw()
  }
  const draw = () => {
    view?.draw(pose)
    report()
  }
  const run = async () => {
    while (!ends.signal.aborted && !isStill) {
      await look()
      if (source.of === 'photo') return
      await nextFrame()
    }
  }
  const start = () => void run().catch(() => ends.signal.aborted || failed())
  const still = part(stage, 'still')
  still.hidden = source.of === 'photo'
  still.textContent = texts.stop
  still.addEventListener(
    'click',
    () => {
      isStill = !isStill
      still.textContent = isStill ? texts.go_on : texts.stop
      if (!isStill) start()
    },
    { signal: ends.signal },
  )
  mirror.addEventListener('webglcontextlost', () => failed(), { signal: ends.signal })
  if (source.of === 'camera')
    for (const track of source.stream.getTracks())
      track.addEventListener('ended', () => failed(texts.gone), { signal: ends.signal })
  const close = () => {
    ends.abort()
    finder?.close()
    view?.close()
    dropped(source)
    for (const name of ['fit', 'face']) put(stage, name, '')
  }
  try {
    finder = await openFinder()
    view = new TryOnView(mirror, picture)
    await view.wear(first)
    put(stage, 'face', source.of === 'camera' ? noFace : '')
  } catch (error) {
    close()
    throw error
  }
  start()
  return {
    close,
    wear: async (next) => {
      await view?.wear(next)
      shown = next
      if (!ends.signal.aborted) draw()
    },
  }
}

/** Lets a source go that nothing is tried on with. */
export function dropped(source: Source): void {
  if (source.of === 'camera') closeCamera(source.stream)
  else source.image.close()
}

function put(stage: HTMLElement, name: string, text: string): void {
  for (const place of parts(stage, name)) if (place.textContent !== text) place.textContent = text
}

function canvasFor(source: Source): HTMLCanvasElement {
  const { width, height } =
    source.of === 'camera' ? { width: source.video.videoWidth, height: source.video.videoHeight } : source.image
  const share = Math.min(1, LONGEST / Math.max(width, height))
  return Object.assign(document.createElement('canvas'), {
    width: Math.round(width * share),
    height: Math.round(height * share),
  })
}

/** A canvas whose context was given back gets no second one, so each session has its own. */
function freshCanvas(before: HTMLCanvasElement, { width, height }: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = before.cloneNode() as HTMLCanvasElement
  Object.assign(canvas, { width, height })
  before.replaceWith(canvas)
  return canvas
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

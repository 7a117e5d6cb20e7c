import type { FaceMarks } from '#domain/frames/face-pose.ts'
import type { Point3 } from '#domain/frames/frame.ts'
import { Human, type Point } from '@vladmandic/human'

/** What is asked of a picture, and answered: its marks, null where it shows no face; `ready` once the models are here. */
export type FaceAnswer = 'ready' | FaceMarks | null

/** Places in the face mesh of MediaPipe. The last ten of its 478 are the irises: a middle, and four points around it. */
const MESH = {
  forehead: 10,
  chin: 152,
  rightSide: 234,
  leftSide: 454,
  rightEye: 33,
  leftEye: 263,
  noseBridge: 168,
}
const IRISES = { first: 468, each: 5 }

// A worker has the content policy of its own answer (server/http/static.ts), so WebAssembly is allowed here and on no
// page, and the browser keeps the worker from sending a picture anywhere but to the shop.
const human = new Human({
  backend: 'wasm',
  wasmPath: FACE_FILES,
  modelBasePath: FACE_FILES,
  // It would keep the models in the browser's database beside the browser's own cache.
  cacheModels: false,
  cacheSensitivity: 0,
  warmup: 'none',
  debug: false,
  async: false,
  filter: { enabled: false },
  face: {
    enabled: true,
    detector: { modelPath: 'blazeface.json', maxDetected: 1, rotation: true },
    mesh: { enabled: true, modelPath: 'facemesh.json' },
    iris: { enabled: true, modelPath: 'iris.json' },
    attention: { enabled: false },
    description: { enabled: false },
    emotion: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  gesture: { enabled: false },
})

const ready = human.load().then(() => answer('ready'))

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  // An error here breaks the worker, and the page is notified.
  void ready.then(() => human.detect(data)).then(({ face: [face] }) => answer(face ? marksOf(face.mesh) : null), broken)
})
ready.catch(broken)

function marksOf(found: readonly Point[]): FaceMarks | null {
  const mesh = found.map(([x, y, z = 0]): Point3 => [x, y, z])
  const named = Object.entries(MESH).flatMap(([name, place]) => (mesh[place] ? [[name, mesh[place]]] : []))
  const iris = (nth: number) => mesh.slice(IRISES.first + nth * IRISES.each, IRISES.first + (nth + 1) * IRISES.each)
  if (named.length < Object.keys(MESH).length || iris(1).length < IRISES.each) return null
  const [one = [], other = []] = [iris(0), iris(1)].toSorted(([a], [b]) => (a?.[0] ?? 0) - (b?.[0] ?? 0))
  return {
    ...(Object.fromEntries(named) as Omit<FaceMarks, 'rightIris' | 'leftIris'>),
    rightIris: one,
    leftIris: other,
  }
}

function answer(said: FaceAnswer): void {
  postMessage(said)
}

function broken(error: unknown): void {
  reportError(error)
}

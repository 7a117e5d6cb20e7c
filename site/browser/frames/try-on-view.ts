import { FOCAL_SHARE, frameOnFace, type FacePose } from '#domain/frames/face-pose.ts'
import { frameLayout } from '#domain/frames/layout.ts'
import * as THREE from 'three'
import { buildAside } from './build-aside.ts'
import { studioEnvironment } from './environment.ts'
import { builtFrame, dispose, dressed, undress, type BuiltFrame } from './frame-model.ts'
import type { ShownFrame } from './frame-view.ts'
import { screen, TONE } from './screen.ts'

const FINENESS = { step: 0.8, shade: 20 }

/** Half the height and depth of the head behind a face, and how far its middle lies behind the front of a frame. Millimeters. */
const HEAD = { tall: 112, deep: 92, behind: 104 }
/** The cheeks beside the nose: from how far out they hide what is behind a lens, and how close behind it. Millimeters. */
const CHEEKS = { from: 20, behind: 6, tall: 90, deep: 90 }
/** How far within the temples both end, which lie along a head and not in it. */
const WITHIN = 4

const SKULL = new THREE.SphereGeometry(1, 40, 28)
const CHEEK = new THREE.BoxGeometry(1, 1, 1)

/** A frame worn in a picture: the picture, the frame where a face holds it, and a head that hides what is behind it. */
export class TryOnView {
  readonly #renderer: THREE.WebGLRenderer
  readonly #scene = new THREE.Scene()
  readonly #worn = new THREE.Group()
  readonly #camera = new THREE.PerspectiveCamera()
  readonly #flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #light = new THREE.WebGLRenderTarget(1, 1, { type: THREE.HalfFloatType, samples: 4 })
  readonly #developed = screen(this.#light.texture, TONE, false)
  readonly #picture: THREE.CanvasTexture
  readonly #hiding = new THREE.MeshBasicMaterial({ colorWrite: false })
  readonly #head = new THREE.Group()
  #frame: { built: BuiltFrame; model: THREE.Group; key: string } | undefined

  /**
   * Draws over `picture` into `canvas`, both of one size.
   *
   * @throws Error where the browser gives no WebGL.
   */
  constructor(canvas: HTMLCanvasElement, picture: HTMLCanvasElement) {
    const { width, height } = picture
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: false })
    this.#renderer.setPixelRatio(1)
    this.#renderer.setSize(width, height, false)
    this.#light.setSize(width, height)
    this.#camera.aspect = width / height
    this.#camera.fov = THREE.MathUtils.radToDeg(2 * Math.atan(height / 2 / (FOCAL_SHARE * Math.max(width, height))))
    this.#camera.near = 20
    this.#camera.far = 20_000
    this.#camera.updateProjectionMatrix()
    this.#picture = new THREE.CanvasTexture(picture)
    this.#picture.colorSpace = THREE.SRGBColorSpace
    this.#picture.generateMipmaps = false
    this.#picture.minFilter = THREE.LinearFilter
    this.#scene.background = this.#picture
    this.#scene.environment = studioEnvironment(this.#renderer)
    this.#worn.matrixAutoUpdate = false
    this.#worn.add(this.#head)
    this.#scene.add(this.#worn)
  }

  /** Puts another frame, or the same in another color, on the face. */
  async wear({ design, finish }: ShownFrame): Promise<void> {
    const key = JSON.stringify(design)
    const before = this.#frame
    const isSame = before?.key === key
    const built = isSame ? before.built : builtFrame(await buildAside({ design, fineness: FINENESS }))
    this.#takeOff(isSame)
    const model = dressed(built, finish)
    this.#worn.add(model)
    this.#frame = { built, model, key }
    this.#head.clear()
    this.#head.add(...headBehind(frameLayout(design).halfWidth - WITHIN, this.#hiding))
  }

  /** Draws the picture as it is now, with the frame where the face holds it; without, where there is no face. */
  draw(pose: FacePose | undefined): void {
    const { image } = this.#picture as THREE.CanvasTexture<HTMLCanvasElement>
    this.#picture.needsUpdate = true
    this.#worn.visible = pose !== undefined
    if (pose) this.#worn.matrix.fromArray(frameOnFace(pose, image))
    this.#renderer.setRenderTarget(this.#light)
    this.#renderer.render(this.#scene, this.#camera)
    this.#renderer.setRenderTarget(null)
    this.#renderer.render(this.#developed, this.#flat)
  }

  /** Gives back all that the GPU holds. */
  close(): void {
    this.#takeOff(false)
    SKULL.dispose()
    CHEEK.dispose()
    this.#hiding.dispose()
    this.#picture.dispose()
    this.#scene.environment?.dispose()
    this.#light.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #takeOff(keepsMeshes: boolean): void {
    if (!this.#frame) return
    const { built, model } = this.#frame
    this.#worn.remove(model)
    undress(model)
    if (!keepsMeshes) dispose(built)
    this.#frame = undefined
  }
}

/** What of a head hides a frame: a skull, and the cheeks on both sides of the nose. Half as wide as given. */
function headBehind(half: number, material: THREE.Material): THREE.Mesh[] {
  const skull = new THREE.Mesh(SKULL, material)
  skull.scale.set(half, HEAD.tall, HEAD.deep)
  skull.position.z = -HEAD.behind
  const cheeks = [-1, 1].map((side) => {
    const cheek = new THREE.Mesh(CHEEK, material)
    cheek.scale.set(half - CHEEKS.from, CHEEKS.tall, CHEEKS.deep)
    cheek.position.set((side * (half + CHEEKS.from)) / 2, 0, -CHEEKS.behind - CHEEKS.deep / 2)
    return cheek
  })
  const all = [skull, ...cheeks]
  for (const mesh of all) mesh.renderOrder = -1
  return all
}

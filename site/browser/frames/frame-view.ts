import type { FrameFinish } from '#contracts/frame-finish.ts'
import type { FrameDesign, Point3 } from '#domain/frames/frame.ts'
import type { StandingFrame } from '#domain/frames/standing-frame.ts'
import { aimOf, type Viewpoint } from '#domain/frames/viewpoint.ts'
import * as THREE from 'three'
import { backgroundLight } from './background.ts'
import { buildAside } from './build-aside.ts'
import { aimCamera, cameraOf } from './camera-of.ts'
import { studioEnvironment } from './environment.ts'
import { floorUnder, type Care, type Floor } from './floor.ts'
import { builtFrame, dispose, dressed, shadeOf, standing, undress, type BuiltFrame } from './frame-model.ts'
import { swallowed } from './lens-glass.ts'
import { screen, TONE } from './screen.ts'

/** A frame that is shown: what its meshes and its colors are made from. */
export interface ShownFrame {
  design: FrameDesign
  finish: FrameFinish
}

/** Coarser than a picture's, since it is made while the visitor waits. */
const FINENESS = { step: 0.7, shade: 1.4 }
const CARE: Care = { scale: 1, lights: 48, size: 512 }

/**
 * A frame on the studio's table, drawn into a canvas whenever something changes, until it is closed. It is built from
 * measures and finish, as its pictures are: a glTF file would be 200 kB for each color and have to follow every change.
 */
export class FrameView {
  readonly #renderer: THREE.WebGLRenderer
  readonly #scene = new THREE.Scene()
  readonly #camera = cameraOf(aimOf({ turn: 0, rise: 7, zoom: 1 }), 1)
  readonly #flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #light = new THREE.WebGLRenderTarget(1, 1, { type: THREE.HalfFloatType, samples: 4 })
  readonly #developed = screen(this.#light.texture, TONE, false)
  #frame: BuiltFrame | undefined
  #floor: Floor | undefined
  #model: THREE.Group | undefined

  /** @throws Error where the browser gives no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: false })
    this.#renderer.autoClear = false
    this.#scene.environment = studioEnvironment(this.#renderer)
  }

  /** Shows a frame instead of the one before. */
  async show({ design, finish }: ShownFrame): Promise<void> {
    this.#put(await buildAside({ design, fineness: FINENESS }), finish)
    // Shaders are made beside the page where the browser can.
    await this.#renderer.compileAsync(this.#scene, this.#camera)
  }

  /** Sizes the drawing to CSS pixels. */
  resize(width: number, height: number): void {
    const ratio = Math.min(2, devicePixelRatio)
    this.#renderer.setPixelRatio(ratio)
    this.#renderer.setSize(width, height, false)
    this.#light.setSize(Math.round(width * ratio), Math.round(height * ratio))
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
  }

  draw(viewpoint: Viewpoint): void {
    aimCamera(this.#camera, aimOf(viewpoint))
    this.#renderer.setRenderTarget(this.#light)
    this.#renderer.setClearColor(backgroundLight(), 1)
    this.#renderer.clear()
    this.#renderer.render(this.#scene, this.#camera)
    this.#renderer.setRenderTarget(null)
    this.#renderer.render(this.#developed, this.#flat)
  }

  /** Where a point of the frame stands in the last drawing, as shares of its width and height. */
  placeOf([x, y, z]: Point3): [number, number] {
    const point = new THREE.Vector3(x, y, z)
    if (this.#model) point.applyMatrix4(this.#model.matrixWorld)
    point.project(this.#camera)
    return [(point.x + 1) / 2, (1 - point.y) / 2]
  }

  /** Gives back all that the GPU holds. */
  close(): void {
    this.#takeAway()
    this.#scene.environment?.dispose()
    this.#light.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #put(built: StandingFrame, finish: FrameFinish): void {
    this.#takeAway()
    const frame = builtFrame(built)
    const shade = standing(shadeOf(frame), frame)
    const floor = floorUnder(this.#renderer, shade, new THREE.Vector3(0, 0, -50), CARE)
    floor.setWeights(finish.front.kind === 'crystal' ? 0.5 : 0.78, swallowed(finish.lens))
    const model = standing(dressed(frame, finish), frame)
    this.#scene.add(model, floor.mesh)
    model.updateMatrixWorld(true)
    this.#frame = frame
    this.#floor = floor
    this.#model = model
  }

  #takeAway(): void {
    this.#scene.clear()
    if (this.#model) undress(this.#model)
    if (this.#frame) dispose(this.#frame)
    this.#floor?.dispose()
  }
}

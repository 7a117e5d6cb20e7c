import * as THREE from 'three'
import { standingFrame } from '#domain/frames/standing-frame.ts'
import type { Aim } from '#domain/frames/viewpoint.ts'
import { cameraOf } from '#site/browser/frames/camera-of.ts'
import { studioEnvironment } from '#site/browser/frames/environment.ts'
import { type Care, type Floor, floorUnder } from '#site/browser/frames/floor.ts'
import { builtFrame, type BuiltFrame, dressed, shadeOf, standing } from '#site/browser/frames/frame-model.ts'
import { swallowed } from '#site/browser/frames/lens-glass.ts'
import type { Goods, ModelOrder, PictureOrder, View } from '../orders.ts'
import { expose } from './expose.ts'
import { FINENESS, finishOf } from './frames.ts'
import { goodsModel } from './goods/goods-model.ts'
import { stillLife } from './still-life.ts'

/** The two cameras every frame is taken with, so that pictures can be compared in millimeters. */
const VIEWS: Record<View, Aim> = {
  front: { turn: 0, rise: 7, span: 175, at: [0, 19, 0] },
  'three-quarter': { turn: 33, rise: 15, span: 222, at: [5, 13, -58] },
}

/** Cameras of boxed lenses, of bottles and of small goods: each at one scale. */
const GOODS_VIEW: Record<'lens-box' | 'tall' | 'small', Aim> = {
  'lens-box': { turn: 0, rise: 12, span: 262, at: [0, 44, 0] },
  tall: { turn: 0, rise: 13, span: 350, at: [0, 86, 0] },
  small: { turn: 0, rise: 20, span: 250, at: [0, 44, 0] },
}

declare global {
  interface Window {
    takePicture: (order: ModelOrder) => Promise<string>
  }
}

type FrameOrder = Extract<PictureOrder, { subject: 'frame' }>
type Set = { scene: THREE.Scene; camera: THREE.PerspectiveCamera; dispose: () => void }

const FOR_FRAMES: Care = { scale: 1, lights: 100, size: 768 }
const FOR_GOODS: Care = { scale: 1, lights: 56, size: 448 }

const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.setPixelRatio(1)
const environment = studioEnvironment(renderer)
await Promise.all([480, 640, 700, 800].map((weight) => document.fonts.load(`${weight} 20px Grotesk`)))
let cached: { key: string; frame: BuiltFrame; floor: Floor } | undefined

window.takePicture = (order) => {
  renderer.setSize(order.width, order.height)
  const { scene, camera, dispose } = setOf(order)
  scene.environment = environment
  scene.environmentIntensity = order.subject === 'goods' ? 0.8 : 1
  expose(renderer, scene, camera)
  dispose()
  return Promise.resolve(renderer.domElement.toDataURL('image/png'))
}

function setOf(order: ModelOrder): Set {
  const aspect = order.width / order.height
  if (order.subject === 'frame') return frameSet(order, aspect)
  if (order.subject === 'still') return onFloor(stillLife(order), 0.78, order.camera, aspect)
  const subject = new THREE.Group().add(goodsModel(order.goods))
  return onFloor(subject, 0.8, goodsAim(order.goods, subject), aspect)
}

/** The camera of the goods' family, its eye at half their height. */
function goodsAim({ kind, height }: Goods, subject: THREE.Group): Aim {
  const aim =
    GOODS_VIEW[kind.startsWith('lens-box') ? 'lens-box' : height > 125 && /bottle|carton/.test(kind) ? 'tall' : 'small']
  const top = new THREE.Box3().setFromObject(subject).max.y
  return { ...aim, at: [0, top * 0.5 - 3, 0] }
}

/** A frame keeps its geometry and its shadow while its colors are rendered one after the other. */
function frameSet(order: FrameOrder, aspect: number): Set {
  const key = JSON.stringify(order.design)
  if (cached?.key !== key) {
    cached?.floor.dispose()
    const frame = builtFrame(standingFrame(order.design, FINENESS))
    const shade = standing(shadeOf(frame), frame)
    cached = { key, frame, floor: floorUnder(renderer, shade, new THREE.Vector3(0, 0, -50), FOR_FRAMES) }
  }
  cached.floor.setWeights(order.color.front.kind === 'crystal' ? 0.5 : 0.78, swallowed(order.color.lens))
  const scene = new THREE.Scene().add(
    standing(dressed(cached.frame, finishOf(order.color)), cached.frame),
    cached.floor.mesh,
  )
  return { scene, camera: cameraOf(VIEWS[order.view], aspect), dispose: () => undefined }
}

function onFloor(subject: THREE.Group, weight: number, aim: Aim, aspect: number): Set {
  const care = aim.span > 260 && weight < 0.8 ? { ...FOR_FRAMES, scale: aim.span > 400 ? 1.9 : 1.2 } : FOR_GOODS
  const floor = floorUnder(renderer, subject, new THREE.Vector3(aim.at[0], 0, aim.at[2]), care)
  floor.setWeights(weight, new THREE.Color(0.6, 0.6, 0.6))
  return { scene: new THREE.Scene().add(subject, floor.mesh), camera: cameraOf(aim, aspect), dispose: floor.dispose }
}

import { standingFrame } from '../../domain/frames/standing-frame.ts'
import type { FrameDesign } from '#domain/frames/frame.ts'
import * as THREE from 'three'
import type { EyewearColor, PictureOrder } from '../orders.ts'
import { finishOf, FINENESS } from './frames.ts'
import { builtFrame, dressed, standing } from '../../site/browser/frames/frame-model.ts'
import { goodsModel } from './goods/goods-model.ts'

/** Several frames and goods on one table. */
export function stillLife(order: Extract<PictureOrder, { subject: 'still' }>): THREE.Group {
  const table = new THREE.Group()
  for (const { design, color, x, z, turn } of order.frames) {
    const place = new THREE.Group().add(standingModel(design, color))
    place.position.set(x, 0, z)
    place.rotation.y = THREE.MathUtils.degToRad(turn)
    table.add(place)
  }
  for (const { x, z, turn, ...goods } of order.goods) {
    const place = new THREE.Group().add(goodsModel(goods))
    place.position.set(x, 0, z)
    place.rotation.y = THREE.MathUtils.degToRad(turn)
    table.add(place)
  }
  return table
}

function standingModel(design: FrameDesign, color: EyewearColor): THREE.Group {
  const frame = builtFrame(standingFrame(design, FINENESS))
  return standing(dressed(frame, finishOf(color)), frame)
}

import * as THREE from 'three'
import type { PictureOrder } from '../orders.ts'
import { builtFrame, dressed } from './frame-model.ts'
import { goodsModel } from './goods/goods-model.ts'

/** Several frames and goods on one table. */
export function stillLife(order: Extract<PictureOrder, { subject: 'still' }>): THREE.Group {
  const table = new THREE.Group()
  for (const { design, color, x, z, turn } of order.frames) {
    const place = new THREE.Group().add(dressed(builtFrame(design), color))
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

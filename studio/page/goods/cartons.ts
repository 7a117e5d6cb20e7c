import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Goods } from '../../orders.ts'
import { printedLabel, sideLabel } from './label.ts'

/** Width and depth of a carton by what it holds, as shares of its height. */
const PROPORTIONS: Record<string, [width: number, depth: number]> = {
  'lens-box': [1.62, 0.46],
  'lens-box-large': [1.46, 0.56],
  carton: [0.98, 0.36],
  vials: [1.45, 0.5],
}

/** A folded carton with a printed face and an accent side, standing turned. */
export function carton(goods: Goods, turn = -0.42): THREE.Group {
  const [w, d] = PROPORTIONS[goods.kind] ?? [1.2, 0.4]
  const [height, width, depth] = [goods.height, goods.height * w, goods.height * d]
  const box = new THREE.Group()
  const board = new THREE.Mesh(new RoundedBoxGeometry(width, height, depth, 4, 0.7), coated(goods.base))
  board.position.y = height / 2
  box.add(board, face(printedLabel(goods, width, height), width, height, [0, height / 2, depth / 2 + 0.02], 0))
  box.add(face(sideLabel(goods, depth, height), depth, height, [width / 2 + 0.02, height / 2, 0], Math.PI / 2))
  const lid = new THREE.Mesh(
    new THREE.PlaneGeometry(width * 0.16, 0.25),
    new THREE.MeshBasicMaterial({ color: '#9a9a98' }),
  )
  lid.rotation.x = -Math.PI / 2
  lid.position.set(0, height + 0.03, depth * 0.2)
  box.add(lid)
  box.rotation.y = turn
  return box
}

/** Varnished cardboard. */
export function coated(color: string): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({ color, roughness: 0.55 })
}

function face(
  map: THREE.Texture,
  width: number,
  height: number,
  [x, y, z]: [number, number, number],
  turn: number,
): THREE.Mesh {
  const printed = new THREE.MeshStandardMaterial({ map, roughness: 0.5 })
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width - 1, height - 1), printed)
  mesh.position.set(x, y, z)
  mesh.rotation.y = turn
  return mesh
}

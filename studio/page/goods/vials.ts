import * as THREE from 'three'
import type { Goods } from '../../orders.ts'
import { carton } from './cartons.ts'

/** A carton of single doses with three of them standing in front. */
export function vials(goods: Goods): THREE.Group {
  const group = new THREE.Group()
  const box = carton(goods, -0.3)
  box.position.set(-22, 0, -20)
  group.add(box)
  for (const [i, x] of [40, 53, 66].entries()) {
    const one = vial(goods)
    one.position.set(x, 0, 30 + i * 2)
    one.rotation.y = -0.25
    group.add(one)
  }
  return group
}

function vial(goods: Goods): THREE.Group {
  const plastic = new THREE.MeshPhysicalMaterial({
    color: '#dfeaec',
    roughness: 0.18,
    transparent: true,
    opacity: 0.72,
    depthWrite: false,
  })
  const profile: [number, number][] = [[0, 0], [4, 0], [4.9, 1], [5, 3], [5, 22], [4.4, 26], [2, 30], [1.6, 33], [0, 33]] // prettier-ignore
  const body = new THREE.Mesh(
    new THREE.LatheGeometry(
      profile.map(([x, y]) => new THREE.Vector2(x, y)),
      40,
    ),
    plastic,
  )
  const liquid = new THREE.Mesh(
    new THREE.CylinderGeometry(4.3, 4.3, 15, 36),
    new THREE.MeshPhysicalMaterial({ color: goods.base, roughness: 0.1, transparent: true, opacity: 0.55 }),
  )
  liquid.position.y = 9
  const tab = new THREE.Mesh(
    new THREE.BoxGeometry(10, 9, 1.4),
    new THREE.MeshPhysicalMaterial({ color: goods.accent, roughness: 0.35 }),
  )
  tab.position.y = 37
  return new THREE.Group().add(liquid, body, tab)
}

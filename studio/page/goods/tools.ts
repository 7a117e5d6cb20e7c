import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Goods } from '../../orders.ts'
import { metal, rubber } from '../../../site/browser/frames/materials.ts'
import { glossy } from './bottles.ts'
import { drawn, printedLabel, text } from './label.ts'

/** A precision screwdriver with three bits and its box of screws. */
export function tool(goods: Goods): THREE.Group {
  const group = new THREE.Group()
  const driver = new THREE.Group()
  const steel = metal('#c8cacc', 0.18)
  driver.add(
    part(new THREE.CylinderGeometry(4.6, 4.6, 52, 40), rubber(goods.base), 0),
    part(new THREE.CylinderGeometry(5, 5, 5, 40), glossy(goods.accent), -20),
  )
  driver.add(
    part(new THREE.CylinderGeometry(4.2, 5.4, 6, 40), steel, -30),
    part(new THREE.CylinderGeometry(2.2, 4.4, 9, 32), steel, 30),
  )
  driver.add(
    part(new THREE.CylinderGeometry(1.25, 1.25, 34, 24), steel, 50),
    part(new THREE.BoxGeometry(2.4, 5, 0.6), steel, 68),
  )
  driver.rotation.set(0, 0.42, Math.PI / 2, 'YXZ')
  driver.position.set(-6, 5.4, 34)
  group.add(driver)
  for (const i of [0, 1, 2]) {
    const bit = part(new THREE.CylinderGeometry(1.3, 1.3, 26, 24), steel, 0)
    bit.rotation.set(0, 0.3, Math.PI / 2, 'YXZ')
    bit.position.set(54 - i * 2, 1.3, 14 - i * 9)
    group.add(bit)
  }
  const box = new THREE.Mesh(new RoundedBoxGeometry(84, 16, 46, 4, 3), glossy(goods.base))
  box.position.set(-14, 8, -18)
  box.rotation.y = -0.24
  const top = new THREE.Mesh(
    new THREE.PlaneGeometry(76, 38),
    new THREE.MeshPhysicalMaterial({ map: lid(goods), roughness: 0.5 }),
  )
  top.rotation.order = 'YXZ'
  top.rotation.set(-Math.PI / 2, -0.24, 0)
  top.position.set(-14, 16.05, -18)
  return group.add(box, top)
}

/** A soft pack of wipes standing on its fold, its opening under a lid. */
export function wipes(goods: Goods): THREE.Group {
  const [width, height, depth] = [goods.height * 0.74, goods.height, goods.height * 0.2]
  const geometry = new THREE.BoxGeometry(width, height, depth, 60, 60, 10)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, y] = [(2 * position.getX(i)) / width, (2 * position.getY(i)) / height]
    const full = Math.max(0.04, (1 - Math.abs(y) ** 5) * (1 - 0.35 * Math.abs(x) ** 4))
    const crease = 0.5 * Math.sin(y * 26 + x * 5) * Math.abs(y) ** 6
    position.setZ(i, position.getZ(i) * full + crease)
  }
  geometry.computeVertexNormals()
  const plain = new THREE.MeshPhysicalMaterial({
    color: goods.base,
    roughness: 0.34,
    clearcoat: 0.3,
    clearcoatRoughness: 0.3,
  })
  const printed = new THREE.MeshPhysicalMaterial({
    map: printedLabel(goods, width, height),
    roughness: 0.34,
    clearcoat: 0.3,
    clearcoatRoughness: 0.3,
  })
  const pack = new THREE.Mesh(geometry, [plain, plain, plain, plain, printed, plain])
  pack.position.y = height / 2
  pack.rotation.set(-0.06, -0.3, 0, 'YXZ')
  return new THREE.Group().add(pack)
}

function part(geometry: THREE.BufferGeometry, material: THREE.Material, along: number): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.position.y = along
  return mesh
}

function lid(goods: Goods): THREE.Texture {
  return drawn(76, 38, (pen) => {
    pen.fillStyle = goods.base
    pen.fillRect(0, 0, 76, 38)
    pen.fillStyle = goods.accent
    pen.fillRect(6, 27, 64, 2)
    text(pen, goods.brand, 6, 19, 13, 700, '#ffffff')
  })
}

import * as THREE from 'three'
import type { Goods } from '../../orders.ts'
import { glossy } from './bottles.ts'
import { metal, rubber } from '../../../site/browser/frames/materials.ts'
import { drawn, text } from './label.ts'

/** A cleaning cloth laid down in soft waves, the brand woven into a corner. */
export function cloth(goods: Goods): THREE.Group {
  const side = goods.height
  const geometry = new THREE.PlaneGeometry(side, side, 120, 120).rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i) / side, position.getZ(i) / side]
    const fold =
      Math.exp(-((x * 0.8 + z * 0.6 - 0.12) ** 2) / 0.006) * 9 +
      Math.exp(-((x * 0.9 - z * 0.4 + 0.22) ** 2) / 0.004) * 7
    const ripple = 1.2 * Math.sin(x * 9 + z * 3) + 1.4
    const corner = 46 * Math.max(0, x - z - 0.62) ** 1.4
    position.setY(i, 0.4 + fold * (0.5 + z) + ripple + corner)
  }
  geometry.computeVertexNormals()
  const map = drawn(150, 150, (pen) => {
    pen.fillStyle = goods.base
    pen.fillRect(0, 0, 150, 150)
    pen.strokeStyle = goods.accent
    pen.lineWidth = 1.6
    pen.strokeRect(5, 5, 140, 140)
    text(pen, goods.brand, 96, 136, 13, 700, goods.accent)
  })
  const fabric = new THREE.MeshPhysicalMaterial({
    color: '#c4c4c4',
    map,
    roughness: 0.92,
    specularIntensity: 0.12,
    sheen: 0.35,
    sheenRoughness: 0.6,
    side: THREE.DoubleSide,
  })
  const group = new THREE.Group().add(new THREE.Mesh(geometry, fabric))
  group.rotation.y = 0.42
  return group
}

/** A braided cord in loops with soft grips at its ends. */
export function cord(goods: Goods): THREE.Group {
  const curve = loops(1.3)
  const group = new THREE.Group()
  const map = drawn(12, 12, (pen) => {
    pen.fillStyle = goods.base
    pen.fillRect(0, 0, 12, 12)
    pen.strokeStyle = goods.accent
    pen.lineWidth = 1.3
    for (const at of [-12, 0, 12]) {
      pen.beginPath()
      pen.moveTo(at, 12)
      pen.lineTo(at + 12, 0)
      pen.stroke()
    }
  })
  map.wrapS = map.wrapT = THREE.RepeatWrapping
  map.repeat.set(90, 2)
  group.add(
    new THREE.Mesh(
      new THREE.TubeGeometry(curve, 420, 1.5, 14),
      new THREE.MeshPhysicalMaterial({ map, roughness: 0.85, specularIntensity: 0.2 }),
    ),
  )
  group.add(...ends(curve, 1.5).map((end) => grip(end, '#1c1d1f')))
  return group
}

/** A chain of oval links in loops. */
export function chain(goods: Goods): THREE.Group {
  const curve = loops(1.6)
  const count = 150
  const link = new THREE.TorusGeometry(1.9, 0.46, 10, 22).scale(1.35, 1, 1)
  const links = Array.from({ length: count }, (_, i) => {
    const mesh = new THREE.Mesh(link, metal(goods.base, 0.14))
    const [at, ahead] = [curve.getPointAt(i / (count - 1)), curve.getTangentAt(i / (count - 1))]
    mesh.position.copy(at)
    mesh.quaternion.setFromUnitVectors(new THREE.Vector3(1, 0, 0), ahead)
    mesh.rotateX(i % 2 ? 0.9 : -0.7)
    return mesh
  })
  return new THREE.Group().add(...links, ...ends(curve, 1.5).map((end) => grip(end, '#2a211a')))
}

/** A sport strap: a wide elastic band that stands in a bow, with grips and a slider. */
export function strap(goods: Goods): THREE.Group {
  const group = new THREE.Group()
  const path = Array.from({ length: 81 }, (_, i) => {
    const angle = Math.PI * (0.06 + (i / 80) * 0.88)
    return new THREE.Vector3(Math.cos(angle) * 72, 0, -Math.sin(angle) * 92 + 40)
  })
  const half = goods.height > 115 ? 9 : 7
  group.add(
    new THREE.Mesh(
      band(path, half, half > 8 ? 5 : 1.3),
      new THREE.MeshPhysicalMaterial({ color: goods.base, roughness: 0.88, specularIntensity: 0.25 }),
    ),
  )
  const stripe = new THREE.Mesh(
    band(path, half * 0.2, (half > 8 ? 5 : 1.3) + 0.25),
    new THREE.MeshPhysicalMaterial({ color: goods.accent, roughness: 0.7 }),
  )
  stripe.position.y = half * 0.8
  group.add(stripe)
  for (const side of [1, -1]) {
    const end = path[side > 0 ? 0 : 80] ?? new THREE.Vector3()
    const tip = new THREE.Mesh(new THREE.CapsuleGeometry(3.1, 26, 8, 24), rubber('#17181a'))
    tip.rotation.set(Math.PI / 2, 0, side * 0.16)
    tip.position.set(end.x + side * 2, half, end.z + 14)
    group.add(tip)
  }
  const slider = new THREE.Mesh(new THREE.BoxGeometry(16, half * 2 + 3, 5), glossy('#111214'))
  slider.position.set(0, half + 0.6, -52)
  group.add(slider)
  group.rotation.y = 0.5
  return group
}

function loops(radius: number): THREE.CatmullRomCurve3 {
  const points = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59
    const angle = t * 2.6 * 2 * Math.PI - 0.8
    const size = 34 + 26 * t
    return new THREE.Vector3(
      Math.cos(angle) * size * 1.5 + (t > 0.93 ? (t - 0.93) * 300 : 0),
      radius + 2.2 * Math.max(0, Math.sin(t * 23)) * t,
      Math.sin(angle) * size * 0.92,
    )
  })
  return new THREE.CatmullRomCurve3(points)
}

function ends(curve: THREE.Curve<THREE.Vector3>, lift: number): { at: THREE.Vector3; along: THREE.Vector3 }[] {
  return [0, 1].map((t) => ({
    at: curve.getPointAt(t).setY(lift + 0.6),
    along: curve
      .getTangentAt(t)
      .setY(0)
      .normalize()
      .multiplyScalar(t ? 1 : -1),
  }))
}

function grip({ at, along }: { at: THREE.Vector3; along: THREE.Vector3 }, color: string): THREE.Group {
  const turned = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along)
  const sleeve = new THREE.Mesh(new THREE.CapsuleGeometry(2.1, 8, 6, 20), rubber(color))
  sleeve.position.copy(at).addScaledVector(along, 4)
  sleeve.quaternion.copy(turned)
  const loop = new THREE.Mesh(new THREE.TorusGeometry(4.4, 0.9, 12, 36), rubber(color))
  loop.position.copy(at).addScaledVector(along, 13).setY(1.4)
  loop.rotation.x = Math.PI / 2
  return new THREE.Group().add(sleeve, loop)
}

/** A band standing on its edge along a path, `thick` across and twice `half` high. */
function band(path: THREE.Vector3[], half: number, thick: number): THREE.BufferGeometry {
  const outline = new THREE.Shape()
  outline.absellipse(0, 0, half, thick / 2, 0, 2 * Math.PI)
  const curve = new THREE.CatmullRomCurve3(path)
  return new THREE.ExtrudeGeometry(outline, { steps: 160, extrudePath: curve, curveSegments: 24 }).translate(0, half, 0)
}

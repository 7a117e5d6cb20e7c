import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Goods } from '../../orders.ts'
import { metal } from '../../../site/browser/frames/materials.ts'
import { glossy } from './bottles.ts'
import { drawn, text } from './label.ts'

/** A flat case for contact lenses: two screw caps, one marked for each eye. */
export function lensCase(goods: Goods): THREE.Group {
  const group = new THREE.Group()
  const bar = new THREE.Mesh(new RoundedBoxGeometry(34, 7, 18, 4, 3), glossy('#f4f6f6'))
  bar.position.y = 6
  group.add(bar)
  for (const [side, letter] of [
    [-1, 'O'],
    [1, 'V'],
  ] as const) {
    const color = side < 0 ? goods.accent : goods.base
    const cup = new THREE.Mesh(new THREE.CylinderGeometry(14.6, 12.6, 10, 64), glossy('#f4f6f6'))
    const cap = new THREE.Mesh(capGeometry(), glossy(color))
    cup.position.set(side * 19, 5, 0)
    cap.position.set(side * 19, 8, 0)
    group.add(cup, cap, ...capRibs(side * 19, color), mark(letter, side * 19, side < 0 ? '#ffffff' : '#2b3036', color))
  }
  group.rotation.y = -0.35
  group.scale.setScalar(1.25)
  return group
}

/** A clamshell for glasses: a soft block with a seam, a hinge line and a clasp. */
export function hardCase(goods: Goods): THREE.Group {
  const group = new THREE.Group()
  const width = goods.height * 2.62
  const leather = new THREE.MeshPhysicalMaterial({
    color: goods.base,
    roughness: 0.62,
    specularIntensity: 0.5,
    clearcoat: 0.12,
    clearcoatRoughness: 0.5,
  })
  const shell = new THREE.Mesh(softBlock(width, goods.height, goods.height * 0.8), leather)
  shell.position.y = goods.height / 2
  const seam = new THREE.Mesh(softBlock(width + 0.5, 1.5, goods.height * 0.8 + 0.5), metal(goods.accent, 0.3))
  seam.position.y = goods.height * 0.54
  const clasp = new THREE.Mesh(new RoundedBoxGeometry(17, 9, 2.2, 4, 1), metal(goods.accent, 0.2))
  clasp.position.set(0, goods.height * 0.54, goods.height * 0.4 + 0.6)
  group.add(shell, seam, clasp)
  group.rotation.y = -0.34
  return group
}

/** A felt sleeve with a flap and a stud. */
export function softCase(goods: Goods): THREE.Group {
  const group = new THREE.Group()
  const felt = new THREE.MeshPhysicalMaterial({
    color: goods.base,
    roughness: 0.95,
    specularIntensity: 0.15,
    sheen: 0.6,
    sheenRoughness: 0.7,
    sheenColor: new THREE.Color(goods.base),
  })
  const [width, height] = [goods.height * 2.05, goods.height]
  const pouch = new THREE.Mesh(new RoundedBoxGeometry(width, height, 20, 8, 9), felt)
  pouch.position.y = height / 2
  const flapShape = new THREE.Shape()
  flapShape.moveTo(-width / 2 + 3, 0)
  flapShape.lineTo(width / 2 - 3, 0)
  flapShape.quadraticCurveTo(width * 0.36, -height * 0.5, 0, -height * 0.52)
  flapShape.quadraticCurveTo(-width * 0.36, -height * 0.5, -width / 2 + 3, 0)
  const flap = new THREE.Mesh(
    new THREE.ExtrudeGeometry(flapShape, {
      depth: 1.4,
      bevelSize: 0.8,
      bevelThickness: 0.8,
      bevelSegments: 4,
      curveSegments: 40,
    }),
    felt,
  )
  flap.position.set(0, height - 3, 9.6)
  const stud = new THREE.Mesh(new THREE.SphereGeometry(4.2, 32, 20).scale(1, 1, 0.45), metal(goods.accent, 0.22))
  stud.position.set(0, height * 0.56, 12.4)
  group.add(pouch, flap, stud)
  group.rotation.set(-0.12, -0.3, 0, 'YXZ')
  return group
}

function capGeometry(): THREE.LatheGeometry {
  const profile: [number, number][] = [[0, 0], [15.4, 0], [15.6, 0.6], [15.4, 6.4], [14.6, 7.2], [13, 7.4], [12.4, 7], [0, 7]] // prettier-ignore
  return new THREE.LatheGeometry(
    profile.map(([x, y]) => new THREE.Vector2(x, y)),
    72,
  )
}

function capRibs(x: number, color: string): THREE.Mesh[] {
  const material = glossy(color)
  return Array.from({ length: 36 }, (_, i) => {
    const rib = new THREE.Mesh(new THREE.CapsuleGeometry(0.45, 4.4, 3, 8), material)
    rib.userData['throwsNoShadow'] = true
    rib.position.set(x + Math.cos((i / 36) * 2 * Math.PI) * 15.4, 11.3, Math.sin((i / 36) * 2 * Math.PI) * 15.4)
    return rib
  })
}

function mark(letter: string, x: number, ink: string, ground: string): THREE.Mesh {
  const map = drawn(24, 24, (pen) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, 24, 24)
    pen.textAlign = 'center'
    text(pen, letter, 12, 16.6, 13, 700, ink)
  })
  const mesh = new THREE.Mesh(
    new THREE.CircleGeometry(11.8, 48),
    new THREE.MeshPhysicalMaterial({ map, roughness: 0.4 }),
  )
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(x, 15.1, 0)
  return mesh
}

/** A block whose every outline is a superellipse: soft like pressed leather. */
function softBlock(width: number, height: number, depth: number): THREE.BufferGeometry {
  const geometry = new THREE.SphereGeometry(1, 128, 96)
  const position = geometry.getAttribute('position')
  const bend = (v: number, power: number): number => Math.sign(v) * Math.abs(v) ** power
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    position.setXYZ(i, (bend(x, 0.42) * width) / 2, (bend(y, 0.62) * height) / 2, (bend(z, 0.55) * depth) / 2)
  }
  geometry.computeVertexNormals()
  return geometry
}

import * as THREE from 'three'
import type { Goods } from '../../orders.ts'
import { printedLabel } from './label.ts'

type Profile = [radius: number, height: number][]

/** Body and cap of each kind as shares of the height. */
const SHAPES: Record<string, { body: Profile; cap: Profile; label: [from: number, to: number] }> = {
  bottle: {
    body: [[0, 0], [0.17, 0], [0.185, 0.012], [0.19, 0.03], [0.19, 0.66], [0.186, 0.7], [0.165, 0.745], [0.12, 0.785], [0.09, 0.8], [0.09, 0.84], [0, 0.84]],
    cap: [[0, 0.815], [0.1, 0.815], [0.104, 0.825], [0.1, 0.93], [0.085, 0.945], [0.06, 0.955], [0.055, 0.99], [0.045, 1], [0, 1]],
    label: [0.09, 0.62],
  },
  dropper: {
    body: [[0, 0], [0.15, 0], [0.165, 0.015], [0.17, 0.035], [0.17, 0.5], [0.165, 0.54], [0.14, 0.58], [0.09, 0.61], [0.09, 0.66], [0, 0.66]],
    cap: [[0, 0.63], [0.115, 0.63], [0.12, 0.645], [0.115, 0.76], [0.085, 0.8], [0.06, 0.95], [0.05, 0.99], [0.03, 1], [0, 1]],
    label: [0.07, 0.47],
  },
  spray: {
    body: [[0, 0], [0.15, 0], [0.162, 0.012], [0.165, 0.03], [0.165, 0.58], [0.16, 0.62], [0.13, 0.66], [0.085, 0.68], [0.085, 0.72], [0, 0.72]],
    cap: [[0, 0.69], [0.1, 0.69], [0.104, 0.7], [0.104, 0.77], [0.1, 0.78], [0.07, 0.785], [0.068, 0.85], [0.085, 0.86], [0.09, 0.875], [0.09, 0.965], [0.08, 0.99], [0.05, 1], [0, 1]],
    label: [0.08, 0.55],
  },
} // prettier-ignore

/** A blown bottle with a ribbed cap and a wrapped label. */
export function bottle(goods: Goods): THREE.Group {
  const shape = SHAPES[goods.kind] ?? SHAPES['bottle']
  if (!shape) return new THREE.Group()
  const group = new THREE.Group()
  group.add(
    turned(shape.body, goods.height, glossy(bodyColor(goods))),
    turned(shape.cap, goods.height, glossy(goods.accent)),
  )
  group.add(wrappedLabel(goods, shape.body, shape.label), ...ribs(goods, shape.cap))
  if (goods.kind === 'spray') group.add(nozzle(goods))
  return group
}

/** Molded plastic. */
export function glossy(color: string): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({ color, roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.16 })
}

function bodyColor(goods: Goods): string {
  return `#${new THREE.Color(goods.base).lerp(new THREE.Color('#ffffff'), 0.45).getHexString()}`
}

function turned(profile: Profile, height: number, material: THREE.Material): THREE.Mesh {
  const points = profile.flatMap(([r, y], i) => {
    const next = profile[i + 1]
    if (!next) return [new THREE.Vector2(r * height, y * height)]
    return [0, 0.5].map((t) => new THREE.Vector2((r + (next[0] - r) * t) * height, (y + (next[1] - y) * t) * height))
  })
  return new THREE.Mesh(new THREE.LatheGeometry(points, 72), material)
}

function wrappedLabel(goods: Goods, body: Profile, [from, to]: [number, number]): THREE.Mesh {
  const radius = Math.max(...body.map(([r]) => r)) * goods.height + 0.12
  const height = (to - from) * goods.height
  const angle = 2.5
  const map = printedLabel(goods, radius * angle, height)
  const geometry = new THREE.CylinderGeometry(radius, radius, height, 64, 1, true, -angle / 2, angle)
  const mesh = new THREE.Mesh(
    geometry,
    new THREE.MeshPhysicalMaterial({ map, roughness: 0.42, specularIntensity: 0.5 }),
  )
  mesh.position.y = ((from + to) / 2) * goods.height
  return mesh
}

function ribs(goods: Goods, cap: Profile): THREE.Mesh[] {
  const [low, high] = [cap[2], cap[3]]
  if (!low || !high) return []
  const height = (high[1] - low[1]) * goods.height * 0.84
  const geometry = new THREE.CapsuleGeometry(0.32, Math.max(1, height - 0.6), 3, 8)
  const material = glossy(goods.accent)
  return Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * 2 * Math.PI
    const radius = ((low[0] + high[0]) / 2) * goods.height - 0.06
    const rib = new THREE.Mesh(geometry, material)
    rib.userData['throwsNoShadow'] = true
    rib.position.set(Math.cos(angle) * radius, ((low[1] + high[1]) / 2) * goods.height, Math.sin(angle) * radius)
    return rib
  })
}

function nozzle(goods: Goods): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(1.5, 1.8, 3, 24), glossy('#ffffff'))
  mesh.rotation.x = Math.PI / 2
  mesh.position.set(0, goods.height * 0.925, goods.height * 0.09)
  return mesh
}

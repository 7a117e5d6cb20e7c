import { buildFrame } from '#domain/frames/build-frame.ts'
import type { FrameDesign, FramePart } from '#domain/frames/frame.ts'
import * as THREE from 'three'
import type { EyewearColor } from '../orders.ts'
import { lensGlass } from './lens-glass.ts'
import { finishMaterial, lensEdge, metal, rubber, silicone } from './materials.ts'

/** The parts of a frame, kept while the same model is photographed in its colors. */
export type BuiltFrame = { parts: Built[]; shade: Built[]; tilt: number; lift: number }

type Built = { part: FramePart; geometry: THREE.BufferGeometry }

/** Builds a frame and finds how it rests on a table: on the rims and the tips of the temples. */
export function builtFrame(design: FrameDesign): BuiltFrame {
  const parts = built(design, 0.45)
  const points = parts.flatMap(({ part }) => lowPoints(part))
  return { parts, shade: built(design, 1.1), ...resting(points) }
}

function built(design: FrameDesign, step: number): Built[] {
  return buildFrame(design, { step }).map((part) => ({ part, geometry: geometryOf(part) }))
}

/** The frame in a color, standing on the floor. */
export function dressed({ parts, tilt, lift }: BuiltFrame, color: EyewearColor): THREE.Group {
  const group = new THREE.Group()
  const material = materialsOf(color)
  for (const { part, geometry } of parts)
    group.add(part.surface === 'lens' ? lensGlass(geometry, color.lens) : new THREE.Mesh(geometry, material(part)))
  group.rotation.x = tilt
  group.position.y = lift
  return group
}

/** The same frame in coarser pieces, enough to throw a shadow. */
export function shadeOf({ shade, tilt, lift }: BuiltFrame): THREE.Group {
  const group = new THREE.Group()
  for (const { part, geometry } of shade) {
    const mesh = new THREE.Mesh(geometry)
    mesh.userData['isPane'] = part.surface === 'lens'
    group.add(mesh)
  }
  group.rotation.x = tilt
  group.position.y = lift
  return group
}

function materialsOf(color: EyewearColor): (part: FramePart) => THREE.Material {
  const isMetal = (kind: string): boolean => kind === 'metal' || kind === 'brushed'
  const front = finishMaterial(color.front)
  const temple = finishMaterial(color.temple)
  const trim = metal(/hopea|savu/.test(color.slug) ? '#c9cacc' : '#d2ac63', 0.16)
  const silver = metal('#c9cacc', 0.2)
  const wireFinish = isMetal(color.front.kind) ? front : isMetal(color.temple.kind) ? temple : null
  const wire = wireFinish ?? (color.front.kind === 'matte' ? front : trim)
  const tip = isMetal(color.temple.kind) ? finishMaterial({ kind: 'acetate', color: sleeveColor(color) }) : temple
  const table = {
    front,
    wire,
    temple,
    tip,
    metal: wireFinish ? wire : silver,
    pad: silicone(),
    rubber: rubber('#1b1c1e'),
    lens: front,
    'lens-edge': lensEdge(),
  }
  return (part) => table[part.surface]
}

function sleeveColor(color: EyewearColor): string {
  return isDark(color.front.color) ? '#141416' : '#2b1c14'
}

function isDark(color: string): boolean {
  return new THREE.Color(color).getHSL({ h: 0, s: 0, l: 0 }).l < 0.25
}

function geometryOf({ mesh }: FramePart): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(mesh.positions, 3))
  geometry.setAttribute('normal', new THREE.BufferAttribute(mesh.normals, 3))
  geometry.setAttribute('uv', new THREE.BufferAttribute(mesh.uvs, 2))
  geometry.setIndex(new THREE.BufferAttribute(mesh.indices, 1))
  return geometry
}

function lowPoints({ mesh, name }: FramePart): [y: number, z: number][] {
  if (name.startsWith('pad') || name === 'lens-right') return []
  const points: [number, number][] = []
  for (let i = 0; i < mesh.positions.length; i += 12)
    points.push([mesh.positions[i + 1] ?? 0, mesh.positions[i + 2] ?? 0])
  return points.filter(([y, z]) => y < 0 || z < -80)
}

/** Turns about the axis of the hinges until the lowest point in front and the lowest behind touch the same floor. */
function resting(points: [y: number, z: number][]): { tilt: number; lift: number } {
  const low = (tilt: number, isFront: boolean): number =>
    points.reduce(
      (least, [y, z]) => (isFront === z > -50 ? Math.min(least, y * Math.cos(tilt) - z * Math.sin(tilt)) : least),
      Infinity,
    )
  let [from, to] = [-0.6, 0.6]
  for (let i = 0; i < 30; i++) {
    const middle = (from + to) / 2
    if (low(middle, true) < low(middle, false)) to = middle
    else from = middle
  }
  return { tilt: from, lift: -Math.min(low(from, true), low(from, false)) }
}

import type { FrameFinish } from '#contracts/frame-finish.ts'
import type { FramePart } from '#domain/frames/frame.ts'
import type { StandingFrame } from '#domain/frames/standing-frame.ts'
import * as THREE from 'three'
import { lensGlass } from './lens-glass.ts'
import { finishMaterial, lensEdge, metal, rubber, silicone } from './materials.ts'

/** The parts of a frame, cached while the same model is shown in its colors. */
export type BuiltFrame = { parts: Built[]; shade: Built[]; tilt: number; lift: number }

type Built = { part: FramePart; geometry: THREE.BufferGeometry }

/** A frame with its meshes ready for a GPU. */
export function builtFrame({ parts, shade, ...stance }: StandingFrame): BuiltFrame {
  return { parts: parts.map(built), shade: shade.map(built), ...stance }
}

/** The frame in a color, in its own space. */
export function dressed({ parts }: Pick<BuiltFrame, 'parts'>, finish: FrameFinish): THREE.Group {
  const group = new THREE.Group()
  const material = materialsOf(finish)
  for (const { part, geometry } of parts)
    group.add(part.surface === 'lens' ? lensGlass(geometry, finish.lens) : new THREE.Mesh(geometry, material(part)))
  return group
}

/** The same frame in coarser pieces, enough to throw a shadow. */
export function shadeOf({ shade }: BuiltFrame): THREE.Group {
  const group = new THREE.Group()
  for (const { part, geometry } of shade) {
    const mesh = new THREE.Mesh(geometry)
    mesh.userData['isPane'] = part.surface === 'lens'
    group.add(mesh)
  }
  return group
}

/** Stands a frame on the floor. */
export function standing(group: THREE.Group, { tilt, lift }: BuiltFrame): THREE.Group {
  group.rotation.x = tilt
  group.position.y = lift
  return group
}

/** Frees what a GPU holds of a model's colors. Its geometry is cached for the next ones. */
export function undress(group: THREE.Group): void {
  const materials = new Set<THREE.Material>()
  group.traverse((part) => {
    if (part instanceof THREE.Mesh) for (const material of [part.material].flat()) materials.add(material)
  })
  for (const material of materials) material.dispose()
}

/** Gives back what a GPU holds of a frame's meshes. */
export function dispose({ parts, shade }: BuiltFrame): void {
  for (const { geometry } of [...parts, ...shade]) geometry.dispose()
}

function materialsOf(finish: FrameFinish): (part: FramePart) => THREE.Material {
  const isMetal = (kind: string): boolean => kind === 'metal' || kind === 'brushed'
  const front = finishMaterial(finish.front)
  const temple = finishMaterial(finish.temple)
  const silver = metal('#c9cacc', 0.2)
  const wireFinish = isMetal(finish.front.kind) ? front : isMetal(finish.temple.kind) ? temple : null
  const wire = wireFinish ?? (finish.front.kind === 'matte' ? front : metal(finish.trim, 0.16))
  const tip = isMetal(finish.temple.kind) ? finishMaterial({ kind: 'acetate', color: sleeveColor(finish) }) : temple
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

function sleeveColor({ front }: FrameFinish): string {
  return isDark(front.color) ? '#141416' : '#2b1c14'
}

function isDark(color: string): boolean {
  return new THREE.Color(color).getHSL({ h: 0, s: 0, l: 0 }).l < 0.25
}

function built(part: FramePart): Built {
  return { part, geometry: geometryOf(part) }
}

function geometryOf({ mesh }: FramePart): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(mesh.positions, 3))
  geometry.setAttribute('normal', new THREE.BufferAttribute(mesh.normals, 3))
  geometry.setAttribute('uv', new THREE.BufferAttribute(mesh.uvs, 2))
  geometry.setIndex(new THREE.BufferAttribute(mesh.indices, 1))
  return geometry
}

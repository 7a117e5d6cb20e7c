import * as THREE from 'three'
import type { PartFinish } from '#contracts/frame-finish.ts'
import { NOISE } from './noise.ts'

/** The material of a part by its finish. */
export function finishMaterial(finish: PartFinish): THREE.Material {
  switch (finish.kind) {
    case 'acetate':
      return faded(acetate(finish.color), finish)
    case 'tortoise':
      return tortoise(finish)
    case 'crystal':
      return crystal(finish)
    case 'matte':
      return faded(
        new THREE.MeshPhysicalMaterial({ color: finish.color, roughness: 0.58, specularIntensity: 0.55 }),
        finish,
      )
    case 'metal':
      return metal(finish.color, 0.13)
    case 'brushed':
      return metal(finish.color, 0.36)
  }
}

/** Polished or brushed metal of a color. */
export function metal(color: string, roughness: number): THREE.MeshPhysicalMaterial {
  const dark = new THREE.Color(color).getHSL({ h: 0, s: 0, l: 0 }).l < 0.16
  return new THREE.MeshPhysicalMaterial({
    color: new THREE.Color(color).lerp(new THREE.Color(dark ? '#5a5c60' : '#ffffff'), 0.26),
    metalness: 1,
    roughness,
    envMapIntensity: 1.3,
  })
}

/** Silicone pads, translucent. */
export function silicone(): THREE.Material {
  return new THREE.MeshPhysicalMaterial({
    color: '#d7dbd8',
    roughness: 0.16,
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    envMapIntensity: 1.2,
  })
}

/** The matte dark rubber of grips. */
export function rubber(color: string): THREE.Material {
  return new THREE.MeshPhysicalMaterial({ color, roughness: 0.82, specularIntensity: 0.35 })
}

/** The ground edge of a lens without a rim: a bright, slightly green line of glass. */
export function lensEdge(): THREE.Material {
  return new THREE.MeshPhysicalMaterial({
    color: '#9fb3ac',
    roughness: 0.24,
    transparent: true,
    opacity: 0.6,
    side: THREE.DoubleSide,
    depthWrite: false,
    envMapIntensity: 1.1,
  })
}

function acetate(color: string): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.38,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    ior: 1.5,
    specularIntensity: 0.2,
  })
}

/** Clear acetate: what stands behind it is bent and tinted. */
function crystal(finish: PartFinish): THREE.Material {
  const tint = new THREE.Color(finish.color)
  const light = tint.getHSL({ h: 0, s: 0, l: 0 }, THREE.SRGBColorSpace).l
  return patterned(
    new THREE.MeshPhysicalMaterial({
      color: tint.clone().lerp(new THREE.Color('#ffffff'), 0.2 + 0.56 * light),
      transmission: 0.96,
      thickness: 3.2,
      attenuationColor: tint,
      attenuationDistance: 4.5 + 5 * light,
      ior: 1.49,
      roughness: 0.06,
      clearcoat: 1,
      clearcoatRoughness: 0.04,
      envMapIntensity: 1.05,
    }),
    CRYSTAL,
    finish.color2 ?? finish.color,
  )
}

/** Two colors that run into each other from the brow to the cheek. */
function faded<M extends THREE.MeshPhysicalMaterial>(material: M, finish: PartFinish): M {
  if (!finish.color2 || finish.color2 === finish.color) return material
  return patterned(
    material,
    `diffuseColor.rgb = mix(second, diffuseColor.rgb, smoothstep(-13.0, 9.0, own.y));`,
    finish.color2,
  )
}

/** Tortoise: clouds of amber and near black that run through the whole frame as through one block of acetate. */
function tortoise(finish: PartFinish): THREE.Material {
  const [a, b] = [finish.color, finish.color2 ?? '#1c0f08'].map((c) => new THREE.Color(c))
  if (!a || !b) return acetate(finish.color)
  const isFirstLight = luminance(a) >= luminance(b)
  const [light, dark] = isFirstLight ? [a, b] : [b, a]
  const material = acetate('#ffffff')
  material.color.copy(light)
  return patterned(material, TORTOISE, `#${dark.getHexString()}`)
}

/** Light that passes along an edge has a longer way through the block: edges are deeper than faces. */
const CRYSTAL = /* glsl */ `
  float grazing = 1.0 - abs(dot(normalize(vNormal), normalize(vViewPosition)));
  vec3 deep = second * second * 0.5;
  diffuseColor.rgb = mix(diffuseColor.rgb, deep, 0.85 * smoothstep(0.06, 0.9, grazing));
`

const TORTOISE = /* glsl */ `
  vec3 q = own * vec3(1.0, 1.15, 0.8);
  vec3 warp = vec3(noise3(q / 13.0 + 3.1), noise3(q / 13.0 + 17.7), noise3(q / 13.0 + 41.3)) * 9.0;
  float cloud = noise3((q + warp) / 9.5) * 0.68 + noise3((q + warp * 1.4) / 4.2 + 9.0) * 0.34;
  float fleck = noise3((q + warp) / 2.3 + 23.0);
  float ink = smoothstep(-0.12, 0.2, cloud + fleck * 0.1);
  float honey = smoothstep(-0.55, -0.1, cloud);
  vec3 amber = mix(diffuseColor.rgb * vec3(1.5, 1.42, 1.1), diffuseColor.rgb * vec3(0.72, 0.6, 0.5), honey);
  diffuseColor.rgb = mix(amber, second, ink * 0.96);
`

function luminance(color: THREE.Color): number {
  return 0.2126 * color.r + 0.7152 * color.g + 0.0722 * color.b
}

function patterned<M extends THREE.Material>(material: M, body: string, second: string): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['second'] = { value: new THREE.Color(second) }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 own;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nown = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 own; uniform vec3 second;\n${NOISE}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n{ ${body} }`)
  }
  material.customProgramCacheKey = () => body
  return material
}

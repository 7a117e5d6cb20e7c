import * as THREE from 'three'
import type { LensFinish } from '#contracts/frame-finish.ts'
import { STUDIO_LIGHT } from './light.ts'

/** A lens as two sheets on one surface: the first dims what lies behind, the second adds what it mirrors. */
export function lensGlass(geometry: THREE.BufferGeometry, tint: LensFinish): THREE.Object3D {
  const glass = new THREE.Group()
  const [dims, mirrors] = [new THREE.Mesh(geometry, dimming(tint)), new THREE.Mesh(geometry, mirroring(tint))]
  dims.renderOrder = 5
  mirrors.renderOrder = 6
  dims.userData['isPane'] = true
  mirrors.userData['throwsNoShadow'] = true
  glass.add(dims, mirrors)
  return glass
}

/** What share of each color of light a lens swallows, for its shadow. */
export function swallowed(tint: LensFinish): THREE.Color {
  const through = passing(tint, tint.kind === 'clear' ? 0.93 : tint.transmission)
  return new THREE.Color(1 - through.r, 1 - through.g, 1 - through.b).multiplyScalar(0.8)
}

/** The color of light after the lens, its mean as bright as the transmission says. */
function passing(tint: LensFinish, transmission: number): THREE.Color {
  if (tint.kind === 'clear') return new THREE.Color(0.955, 0.963, 0.96)
  const color = new THREE.Color(tint.color)
  const mean = (color.r + color.g + color.b) / 3 || 1
  const shown = Math.min(0.85, transmission * (0.34 + 0.66 * transmission) + 0.006)
  const tinted = new THREE.Color(color.r / mean, color.g / mean, color.b / mean).lerp(new THREE.Color(1, 1, 1), 0.38)
  return tinted.multiplyScalar(shown)
}

function dimming(tint: LensFinish): THREE.Material {
  const top = passing(tint, tint.transmission)
  const bottom =
    tint.kind === 'gradient'
      ? passing({ ...tint, color: tint.color2 ?? tint.color }, Math.min(0.7, tint.transmission * 3.4))
      : top
  return sheet(
    { top: { value: top }, bottom: { value: bottom } },
    `gl_FragColor = vec4(mix(bottom, top, smoothstep(-17.0, 13.0, own.y)), 1.0);`,
    'uniform vec3 top; uniform vec3 bottom;',
    { blendSrc: THREE.DstColorFactor, blendDst: THREE.ZeroFactor },
  )
}

function mirroring(tint: LensFinish): THREE.Material {
  const isMirror = tint.kind === 'mirror'
  const [first, second] = [new THREE.Color(tint.color), new THREE.Color(tint.color2 ?? tint.color)]
  const coating = tint.kind === 'clear' ? new THREE.Color(0.5, 0.72, 0.66) : new THREE.Color(0.9, 0.95, 1)
  return sheet(
    {
      first: { value: isMirror ? first : coating },
      second: { value: isMirror ? second : coating },
      least: { value: isMirror ? 0.5 : tint.kind === 'clear' ? 0.026 : 0.04 },
    },
    `vec3 n = normalize(facing); vec3 eye = normalize(place - cameraPosition);
     if (dot(n, eye) > 0.0) n = -n;
     float fresnel = least + (1.0 - least) * 0.75 * pow(1.0 - max(dot(n, -eye), 0.0), 5.0);
     vec3 color = mix(second, first, smoothstep(-20.0, 16.0, own.y + own.x * 0.12));
     color = mix(color, vec3(1.0), pow(1.0 - max(dot(n, -eye), 0.0), 4.0));
     vec3 way = reflect(eye, n);
     vec3 seen = studioLight(way) + 1.5 * panel(way, vec3(-0.42, -0.1, 1.0), vec3(0.12, 1.0, 0.0), vec2(0.16, 0.9), 0.22);
     gl_FragColor = vec4(color * ${isMirror ? 'min(mix(vec3(0.62), seen, 0.55), vec3(2.4))' : 'seen'} * fresnel, 1.0);`,
    'uniform vec3 first; uniform vec3 second; uniform float least;',
    { blendSrc: THREE.OneFactor, blendDst: THREE.OneFactor },
  )
}

type Blend = { blendSrc: THREE.BlendingSrcFactor; blendDst: THREE.BlendingDstFactor }

function sheet(
  uniforms: THREE.ShaderMaterialParameters['uniforms'] & object,
  body: string,
  head: string,
  blend: Blend,
): THREE.Material {
  return new THREE.ShaderMaterial({
    uniforms,
    vertexShader: `varying vec3 own; varying vec3 place; varying vec3 facing;
      void main() { own = position; vec4 p = modelMatrix * vec4(position, 1.0); place = p.xyz; facing = mat3(modelMatrix) * normal;
      gl_Position = projectionMatrix * viewMatrix * p; }`,
    fragmentShader: `varying vec3 own; varying vec3 place; varying vec3 facing; ${head} ${STUDIO_LIGHT} void main() { ${body} }`,
    side: THREE.DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    ...blend,
  })
}
